import type { ImportRules } from '@gallery/contract'
import { folded } from '../cells/words.ts'
import { isNobodyOrGroup, isSuffix, joints, particles } from './words.ts'

/** A name apart, as somebody wrote it into a cell. */
export type PersonName = {
  /** As it is shown: `Joseph Mallord William Turner`. */
  display: string
  /** `Turner`; empty where nothing tells. */
  last_name: string
  /** What stands after the name of when somebody lived, without its brackets: `1828-1882`; empty for nothing. */
  dates: string
}

/** Characters of a name; whatever is longer is none, and stays as it is written. */
const longest = 500

/**
 * Reads a name in the order that a rule says. Of surnames first and last, a comma tells that the last name stands before
 * it; what is no person, such as a company or `Unknown`, stays as it is written.
 */
export function readName(text: string, order: ImportRules['names']): PersonName {
  if (text.length > longest) return { display: text, last_name: '', dates: '' }
  const { name, dates } = withoutDates(text)
  const turned = order === 'as_written' ? null : turn(name)
  if (turned) return { ...turned, dates }
  return { display: name, last_name: order === 'surname_last' ? lastNameOf(name) : '', dates }
}

/** Whether a cell is a name with the last name first, `Picasso, Pablo`. */
export function isSurnameFirst(text: string): boolean {
  return text.includes(',') && text.length <= longest && turn(withoutDates(text).name) !== null
}

/**
 * What is the same of a name however it is written: whatever its order, accents, case and points, with its small words or
 * without, without dates.
 */
export function nameKey(text: string): string {
  if (text.length > longest) return folded(text)
  const { name } = withoutDates(text)
  const words = wordsOf(turn(name)?.display ?? name)
  const core = withoutParticles(words)
  // Of `Van Morrison` nothing would be left but what others are called by their last names.
  return (core.length > 1 ? core : words).join(' ') || folded(text)
}

/** What is the same of a last name, however it is written. Empty for no name. */
export function lastNameKey(text: string): string {
  if (text.length > longest) return folded(text)
  const words = wordsOf(withoutDates(text).name)
  const core = withoutParticles(words)
  return (core.length > 0 ? core : words).join(' ')
}

function withoutParticles(words: readonly string[]): string[] {
  return words.filter((word) => !particles.has(word))
}

/** `Ana Paz (1921-2004)`, `Paz, Ana, 1921-2004`, `Ana Paz (Rosario, 1921)` without what is said of the years. */
function withoutDates(text: string): { name: string; dates: string } {
  const [, name, dates] = inBrackets.exec(text) ?? afterComma.exec(text) ?? []
  return name === undefined || dates === undefined
    ? { name: text, dates: '' }
    : { name: name.trim(), dates: dates.trim() }
}

const inBrackets =
  /^(.*[^\s,]),?\s*[([]([^()[\]]*(?:\d{3}|century|siglo|siècle|século|jahrhundert)[^()[\]]*)[)\]]$/i
const about = String.raw`(?:c|ca|circa|hacia|b|d|n|m|born|died|nac)?\.?\s*`
const afterComma = new RegExp(
  String.raw`^(.*[^\s\d]),\s*(${about}\d{4}\??(?:\s*[-–—]\s*(?:${about}\d{4}\??)?)?)\.?$`,
  'i'
)

/** `Last, First` as it is said; null where the comma means something else. */
function turn(text: string): Omit<PersonName, 'dates'> | null {
  const parts = text.split(',').map((part) => part.trim())
  const suffixes = parts.slice(1).filter(isSuffix)
  const [last, first, ...more] = parts.filter((part, at) => at === 0 || !isSuffix(part)).map(withoutSuffix)
  if (!last || !first || more.length > 0 || !isPerson(text)) return null
  const display = [first.name, last.name, ...last.suffix, ...first.suffix, ...suffixes].join(' ')
  return last.name === '' || first.name === '' ? null : { display, last_name: last.name }
}

/** `King Jr.` is `King` with `Jr.` after it. */
function withoutSuffix(part: string): { name: string; suffix: string[] } {
  const words = part.split(/\s+/)
  const last = words.at(-1) ?? ''
  return words.length > 1 && isSuffix(last)
    ? { name: words.slice(0, -1).join(' '), suffix: [last] }
    : { name: part, suffix: [] }
}

/** The last word of a name with what belongs to it: `van Gogh`, `de la Cruz`, `Ortega y Gasset`. */
function lastNameOf(text: string): string {
  if (!isPerson(text)) return ''
  const { name } = withoutSuffix(text.replace(/,\s*/g, ' '))
  const words = name.split(/\s+/)
  let from = words.length - 1
  for (;;) {
    if (from > 1 && joints.has(words[from - 1] ?? '')) from -= 2
    else if (from > 0 && particles.has(folded(words[from - 1] ?? ''))) from -= 1
    else return words.slice(from).join(' ')
  }
}

/** Whether a text may be somebody's name: it has letters, no signs or numbers, and no word that only groups bear. */
function isPerson(text: string): boolean {
  if (!/\p{L}/u.test(text) || /[\d&/+()[\]:;?"“”«»]|,\s*S\.?(?:A|L|R\.?L)\.?$/.test(text)) return false
  return !isNobodyOrGroup(folded(text).replace(/[.,\s]+/g, ' '))
}

function wordsOf(text: string): string[] {
  return folded(text)
    .replace(/['’ʼ`´]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
}
