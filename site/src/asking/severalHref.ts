import { askHref } from './askedIn.ts'

/** The part of a page in which works are ticked, to be asked about together. */
export const severalId = 'several'

/** The address of a page with such a part, at it, with some works ticked already. */
export function severalHref(path: string, works: readonly string[]): string {
  return `${askHref(path, works)}#${severalId}`
}
