import type { Language } from '@gallery/contract'
import { type MessageId, say, type Values } from '../say.ts'

/** A letter of a script that is read from right to left, in the blocks that Unicode keeps for these scripts. */
const rightToLeft =
  /(?=\p{L})[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u

/** As `say`, for a text of a mail that is filled with what a person typed. */
export function sayTyped(language: Language, id: MessageId, values: Values): string {
  return say(language, id, isolated(values))
}

/**
 * What fills a text of a mail, each value with its own direction of reading (U+2068 to U+2069): a name in Arabic would
 * draw the number and the words after it to its other side. Values without a letter read from right to left stay as
 * they are.
 */
export function isolated(values: Values): Values {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' && rightToLeft.test(value) ? `\u2068${value}\u2069` : value,
    ])
  )
}
