/**
 * What the page's entry says on the document: that presses are React's from now on, which answers them even while it
 * takes the page over; and that it has. A type, since `presses.ts` is a plain script, which can import nothing.
 */
export type PageEvent = 'gallery:taken' | 'gallery:ready'
