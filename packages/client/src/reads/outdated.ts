/**
 * The names of the reads that a write in this browser outdated and that have not been read since. A lasting one that is not
 * on the screen would go on as it was.
 */
export const outdated = new Set<string>()
