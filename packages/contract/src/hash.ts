import { z } from 'zod'
import { hashPattern } from './isHash.ts'

/** The public name of a work, an item or a collection in an address. */
export const Hash = z.string().regex(hashPattern)
export type Hash = z.infer<typeof Hash>
