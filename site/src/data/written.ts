import type { WriteName } from '@gallery/contract'

/** What this page has written and not yet read anew: the names of the endpoints. */
export const written = new Set<WriteName>()
