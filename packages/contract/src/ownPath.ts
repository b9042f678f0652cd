/** A path of this site, to go back to: whole, of no other site, and without control characters. */
export const ownPath = /^\/(?![/\\])\P{Cc}*$/u
