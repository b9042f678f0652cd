/** The years that a record can have: the first and the last one. */
export const years = { first: -3000, last: 2200 } as const

/** What has no known year, in the place of a decade. */
export const undated = 'undated'
