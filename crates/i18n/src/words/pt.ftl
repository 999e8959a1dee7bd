no-language = não há a língua { $code }; as línguas são { $codes }
