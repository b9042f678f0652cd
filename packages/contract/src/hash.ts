import { z } from 'zod'

const hash = /^[\w-]{6,64}$/

/** The public name of a work, an item or a collection in an address: letters, digits, `-` and `_`. */
export const Hash = z.string().regex(hash)
export type Hash = z.infer<typeof Hash>

/** Whether a part of a path can be a hash: for the browser, where the schema is not at hand. */
export function isHash(text: string | undefined): text is Hash {
  return text !== undefined && hash.test(text)
}
