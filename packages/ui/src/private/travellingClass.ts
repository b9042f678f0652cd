/** The class, in the browser's drawing of a change of pages, of what goes from the one to the other. */
export const travelling = 'gallery-travelling'
