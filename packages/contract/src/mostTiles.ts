/** How many works of one page have the strip of a super user under them at most. */
export const mostTiles = 500
