# Languages.
no-language = não há a língua { $code }
languages = as línguas são { $codes }
