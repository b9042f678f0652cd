/**
 * For calls that take something out of the bin: that it is not there any more (404) is said by whoever offered it, since
 * it may be back already.
 */
export const mayBeBack = { handles: [404] } as const
