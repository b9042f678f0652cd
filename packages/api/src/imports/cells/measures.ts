import { hasLooseFeet, inInches } from './feet.ts'
import { readFraction, rounded } from './numbers.ts'
import { centimetresIn, isForeignUnit, type Reading, readUnit, type Unit, unitNames } from './units.ts'
import { folded } from './words.ts'

/** A number of a measure, in centimetres; zero means that nobody measured. */
export type Measured = { side: Side | null; size: number; unit: Unit; isUnitTold: boolean }

/** What stands together as one measure: `50 x 40 cm`, `alto 12 cm, ancho 8 cm`. */
export type Measure = readonly Measured[]

/** What a number in a text of sizes can be said to be, and the words that say it. */
const namedSides = [
  { side: 'height', names: ['height', 'high', 'h', 'alto', 'altura', 'alt'] },
  { side: 'width', names: ['width', 'wide', 'w', 'ancho', 'anchura', 'an'] },
  { side: 'depth', names: ['depth', 'deep', 'd', 'profundidad', 'prof', 'espesor', 'p'] },
  { side: 'diameter', names: ['diameter', 'diam', 'dia', 'diametro', 'ø'] },
  { side: 'length', names: ['length', 'long', 'l', 'largo', 'longitud'] },
] as const
type Side = (typeof namedSides)[number]['side']
const sideByName: ReadonlyMap<string, Side> = new Map(
  namedSides.flatMap(({ side, names }) => names.map((name): [string, Side] => [name, side]))
)

const label = [...sideByName.keys()].toSorted((one, other) => other.length - one.length).join('|')
/** A fraction comes first: of `3/4` the 3 alone would do as a number. */
const number = String.raw`\d+\/\d+|\d+(?:[.,]\d+)*(?:\s+\d+\/\d+)?`
const unit = String.raw`(?:${unitNames})(?!\p{L})\.?`
const by = 'x|×|by|por'

const term = new RegExp(
  String.raw`(?:(?<!\p{L})(${label})(?!\p{L})\.?\s*(?:[:=]|de|of)?\s*)?(?<![\d.,/])(${number})\s*(${unit})?` +
    String.raw`(?:\s*\(\s*(${label})\.?\s*\)|\s+(?:de\s+|in\s+)?(${label})(?!\p{L})\.?(?!\s*[:=]?\s*\d))?`,
  'giu'
)
/** `H x W:` says before the numbers which is which. */
const order = new RegExp(
  String.raw`(?<!\p{L})(?:${label})\.?(?:\s*[x×]\s*(?:${label})\.?(?!\p{L}))+(?=\s*[):]|\s*\d|\s*$)`,
  'iu'
)
const joined = new RegExp(String.raw`^\s*(?:${by})\s*$`, 'iu')
const beside = /^[\s,;.&]*(?:\([^()]*\))?[\s,;.&]*(?:and|y|e)?\s*$/iu

/** A sign that makes a number negative, not the dash of "tela - 30 x 40 cm" or of "30-40 cm". */
const negative = /(?:^|[\s(x×:=,;])[-−](?=[\d.,])/u

/** A fraction that a sign or a word joins to a number, as in `12 - 1/2` and `12 y 1/2`, and what it is of. */
const added = new RegExp(
  String.raw`\d\s*(?:[-‐‑‒–—−+&]|y|and|e)\s*\d+\/(\d+)(?<of>\s*(?:${unit}|(?:${by})(?!\p{L})))?`,
  'giu'
)
/** What a ruler of inches is divided by. */
const marks: ReadonlySet<string> = new Set(['2', '4', '8', '16', '32', '64'])

/** Whether nobody knows if a fraction goes on with the number before it, or is a measure of its own. */
function hasLooseFraction(text: string, { unit }: Reading): boolean {
  return [...text.matchAll(added)].some(
    ([, below = '', of]) => of !== undefined || (unit === 'in' && marks.has(below))
  )
}

/**
 * The measures in a text, in its order; none of one that says a negative number, or feet or a fraction of which nobody
 * knows whether they go on with what is beside them. A number counts where it has a unit, says what it is, or stands in an `a x b`.
 *
 * @returns `hasForeign` where an `a x b` is left out because it is in a unit that is none here, such as yards
 */
export function readMeasures(text: string, reading: Reading): { measures: Measure[]; hasForeign: boolean } {
  const plain = inInches(folded(text))
  if (negative.test(text) || hasLooseFeet(plain) || hasLooseFraction(plain, reading))
    return { measures: [], hasForeign: false }
  const told = order.exec(plain)?.[0] ?? ''
  const sides = told === '' ? [] : told.split(/[x×]/).map((name) => sideOf(name))
  const body = told === '' ? plain : plain.replace(told, ' '.repeat(told.length))
  const groups = grouped(body)
  const measures = groups.filter(isMeasure).flatMap((terms) => {
    const measure = measureOf(terms, sides, reading)
    return measure === null ? [] : [measure]
  })
  return { measures, hasForeign: groups.some((terms) => terms.length > 1 && terms.some(isForeign)) }
}

type Term = { number: string; unit: Unit | null; side: Side | null; isForeign: boolean }

function grouped(text: string): Term[][] {
  const groups: Term[][] = []
  let end = 0
  for (const match of text.matchAll(term)) {
    const [whole, before = '', size = '', unitName = '', inside = '', after = ''] = match
    const gap = text.slice(end, match.index)
    end = match.index + whole.length
    const side = sideOf(before || inside || after)
    const group = groups.at(-1)
    const isJoined = group !== undefined && joined.test(gap)
    const isBeside =
      group !== undefined &&
      side !== null &&
      beside.test(gap) &&
      group.every((each) => each.side !== null && each.side !== side)
    const named = readUnit(unitName)
    const [, next = ''] = /^\s*(\p{L}+)/u.exec(text.slice(end)) ?? []
    const each = { number: size, unit: named, side, isForeign: named === null && isForeignUnit(next) }
    if (isJoined || isBeside) group?.push(each)
    else groups.push([each])
  }
  return groups
}

function isForeign(each: Term): boolean {
  return each.isForeign
}

function isMeasure(terms: readonly Term[]): boolean {
  if (terms.some(isForeign)) return false
  return terms.length > 1 || terms.some((each) => each.unit !== null || each.side !== null)
}

/** A number without a unit has that of the next one that names it, else of the last, else the file's. */
function measureOf(
  terms: readonly Term[],
  sides: readonly (Side | null)[],
  { decimal, unit: own }: Reading
): Measure | null {
  const measured = terms.map((each, at): Measured | null => {
    const value = readFraction(each.number, decimal)
    const next = terms.slice(at).find((later) => later.unit !== null)
    const last = terms.slice(0, at).findLast((earlier) => earlier.unit !== null)
    const told = next?.unit ?? last?.unit ?? null
    const meant = told ?? own
    const side = each.side ?? (terms.length === sides.length ? (sides[at] ?? null) : null)
    return value === null
      ? null
      : { side, size: rounded(value * centimetresIn[meant]), unit: meant, isUnitTold: told !== null }
  })
  const found = measured.filter((each) => each !== null)
  return found.length === measured.length ? found : null
}

function sideOf(name: string): Side | null {
  return sideByName.get(name.trim().replace(/\.$/, '')) ?? null
}

const doubt =
  /(?<!\p{L})(?:c|ca|circa|approx(?:imately)?|aprox(?:imadamente)?|about|unos|unas)(?!\p{L})\.?|[~±?()[\]]/giu

/** A text without what says that it is not exact: `30` of `ca. 30`. */
export function withoutDoubt(text: string): string {
  return text.replace(doubt, '').trim()
}

/** How many numbers stand in a text, a fraction with its whole as one. */
export function countNumbers(text: string): number {
  return [...inInches(text).matchAll(new RegExp(number, 'g'))].length
}

/** Whether a text names a unit for a number. */
export function namesUnit(text: string): boolean {
  return new RegExp(`\\d\\s*${unit}`, 'iu').test(folded(text))
}

/** The sides that a work has a field for. */
const plainSides = namedSides.filter(({ side }) => side !== 'diameter' && side !== 'length')
const plainWords = new RegExp(
  String.raw`(?<!\p{L})(?:${plainSides.flatMap(({ names }) => names).join('|')}|${by}|${unitNames}|de|of|and|y|e)(?!\p{L})`,
  'giu'
)

/** Whether a text says more than numbers can: something besides numbers, units and which of the three sides it is. */
export function saysMore(text: string): boolean {
  return /\p{L}|ø/u.test(folded(text).replace(plainWords, ' '))
}
