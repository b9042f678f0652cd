/** How many works one message asks about at most. */
export const mostAsked = 20
