import { type ImportRules, isUndated } from '@gallery/contract'
import { readFirstYear, readYear } from './cells/dates.ts'
import { type Dimensions, readDimensions, readFirstDimensions } from './cells/dimensions.ts'
import { countNumbers, saysMore } from './cells/measures.ts'
import { readSize } from './cells/numbers.ts'
import type { Reading } from './cells/units.ts'
import type { Reason } from './faults.ts'

/** A value with the words that it leaves unsaid, empty where it says all; or why there is none. */
type InWords<Value> = { value: Value; words: string } | { reason: Reason }

/**
 * A year as the rule takes it. Who told that nobody knows when has told no words.
 *
 * @param isPossible whether a record can have that year
 */
export function yearInWords(
  text: string,
  rule: ImportRules['years'],
  isPossible: (year: number) => boolean
): InWords<number | null> {
  if (text === '' || isUndated(text)) return { value: null, words: '' }
  const exact = readYear(text)
  if (exact !== null && isPossible(exact)) return { value: exact, words: '' }
  if (rule === 'empty') return { value: null, words: text }
  const first = rule === 'exact' ? null : readFirstYear(text)
  if (first !== null && isPossible(first)) return { value: first, words: text }
  if (rule === 'words') return { value: null, words: text }
  if (exact !== null || first !== null) return { reason: { id: 'import.reason.outOfRange' } }
  const isNamed = readFirstYear(text) !== null
  return { reason: { id: isNamed ? 'import.reason.yearNotOne' : 'import.reason.year' } }
}

const unknown: Dimensions = { height: null, width: null, depth: null }

/** The sizes of a text that says all of them, as the rule takes them. */
export function dimensionsInWords(
  text: string,
  rule: ImportRules['sizes'],
  reading: Reading
): InWords<Dimensions> {
  if (text === '') return { value: unknown, words: '' }
  const certain = readDimensions(text, reading)
  if (typeof certain !== 'string') return { value: certain, words: saysMore(text) ? text : '' }
  if (rule === 'exact') {
    const id = certain === 'none' ? 'import.reason.dimensions' : 'import.reason.dimensionsSeveral'
    return { reason: { id } }
  }
  const first = rule === 'read' ? readFirstDimensions(text, reading) : null
  return { value: first ?? unknown, words: first && isSaidBy(first, text) ? '' : text }
}

/** One side, as the rule takes it. */
export function sideInWords(
  text: string,
  side: keyof Dimensions,
  { rule, reading }: { rule: ImportRules['sizes']; reading: Reading }
): InWords<number | null> {
  if (text === '') return { value: null, words: '' }
  const size = readSize(text, reading)
  if (size !== undefined) return { value: size, words: '' }
  if (rule === 'exact') return { reason: { id: 'import.reason.size', values: { value: text } } }
  const first = rule === 'read' ? readFirstDimensions(text, reading) : null
  if (first === null) return { value: null, words: text }
  const value = first[side] ?? first.height ?? first.width ?? first.depth
  return { value, words: isSaidBy({ ...unknown, [side]: value }, text) ? '' : text }
}

/** Whether numbers say all that a text does. */
function isSaidBy(sizes: Dimensions, text: string): boolean {
  const told = Object.values(sizes).filter((size) => size !== null)
  return !saysMore(text) && countNumbers(text) <= told.length
}
