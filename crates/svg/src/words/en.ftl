joins-left-right = { $side } ({ $letter }) joins left and right
joins-top-bottom = { $side } ({ $letter }) joins top and bottom
after-turns = after { $turns } turns
