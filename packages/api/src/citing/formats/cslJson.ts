import type { Reference } from '../reference.ts'

/** A reference as other programs take it, in any of their styles (CSL-JSON): a list of one. */
export function cslJson(reference: Reference): string {
  return `${JSON.stringify([reference], null, 2)}\n`
}
