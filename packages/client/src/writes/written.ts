import type { WriteName } from '@gallery/contract'

/**
 * What this page has written to and not yet read anew: the names of the endpoints. Those that refused too, since what was
 * refused has changed meanwhile.
 */
export const written = new Set<WriteName>()
