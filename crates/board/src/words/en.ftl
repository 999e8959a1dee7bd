# Languages.
no-language = there is no language { $code }
languages = the languages are { $codes }
