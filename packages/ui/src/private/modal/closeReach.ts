/** How far down a dialog's closing button lies over what scrolls: what the focus brings into sight stays clear of it. */
export const closeReach = '3.5rem'
