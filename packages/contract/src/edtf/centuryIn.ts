/** A century by its number, 19 of "siglo XIX", and whether the text that names it says nothing else. */
export interface NamedCentury {
  century: number
  isAll: boolean
}

const ordinal = String.raw`\d{1,2}(?:st|nd|rd|th)`
const english = new RegExp(
  String.raw`(?<!\d)(?<digits>\d{1,2})(?:st|nd|rd|th)(?<more>\s*(?:-|–|—|/|to|or|and)\s*${ordinal})?[\s-]*c(?:ent(?:ury|uries)?(?!\p{L})\.?|\.|$)`,
  'iu'
)
const spanish = /siglos?\s+(?<digits>\d{1,2})(?!\d)/iu
const roman = /siglos?\s*(?<roman>[ivx]+)(?!\p{L})/iu
// What comes after "s." may be a name as well: "s. X. Pérez".
const short = /\bs\.\s*(?<roman>[ivx]+)(?![\p{L}.])/iu
const romanAhead = /(?<!\p{L})(?<roman>[ivx]+)(?:th)?\s+century/iu

/** The century that a text names, the first of several: "mid-19th century", "siglo XIX", "S. XIX"; null where it names none. */
export function centuryIn(text: string): NamedCentury | null {
  for (const form of [english, spanish, roman, short, romanAhead]) {
    const found = form.exec(text)
    if (!found) continue
    const { digits, roman: letters = '', more } = found.groups ?? {}
    const isAll = more === undefined && text.replace(/^(?:the|el) /i, '') === found[0]
    return { century: digits === undefined ? romanNumber(letters) : Number(digits), isAll }
  }
  return null
}

function romanNumber(roman: string): number {
  const values = [...roman.toUpperCase()].map((letter) => ({ I: 1, V: 5, X: 10 })[letter] ?? 0)
  return values.reduce((sum, value, at) => sum + (value < (values[at + 1] ?? 0) ? -value : value), 0)
}
