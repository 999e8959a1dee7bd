stacks = stacks run from bottom to top, left to right
joins-left-right = { $side } joins left and right
joins-top-bottom = { $side } joins top and bottom
above-a-cell = above a cell: { $name }
