// Apart from the contract's other values, which the panel takes as one: only the page of an artist loads it.

/** When somebody lived, as far as a text tells: years, and whether they are only about right. */
export interface LifeYears {
  born: number | null
  died: number | null
  isAbout: boolean
}

const about = /(?:^|[^\p{L}])(?:c|ca|circa|hacia|h|um|vers)(?!\p{L})|\?/iu
/** Years that are nobody's life: of a century, or before our era. */
const other = /(?<!\p{L})(?:siglos?|century)(?!\p{L})|\d\s*(?:a(?:\. ?)?c|b\.? ?c|bce)(?!\p{L})/iu
/** From here on a text tells when somebody worked; all of it does where nothing follows: "1850–1870 (active)". */
const work = /(?<!\p{L})(?:fl(?!\.?,)|act|active|activ[oa]|aktiv|tätig|floruit)(?!\p{L})(?<rest>.*)$/isu
/**
 * What stands before the one year of a text that tells of a death: a dash, a word, or `d.` and `m.` at its beginning or right
 * ahead of the year.
 */
const death = new RegExp(
  [
    String.raw`^\s*[-–—]|\?\s*[-–—]|†|^\s*[dm](?!\p{L})`,
    String.raw`(?<!\p{L})(?:died|muere|muri[oó]|muert[oa]|fallec(?:e|i[oó]|id[oa])|gest)(?!\p{L})`,
    String.raw`(?<!\p{L})[dm][.\s]\s*(?:(?:en|in|c|ca|circa|hacia|h|about|after|antes|después|de)[.\s]\s*)*$`,
  ].join('|'),
  'iu'
)

/** Reads `1828-82`, `b. 1930`, `Rosario, 1921 - Buenos Aires, 2004`, `Rosario, m. 1985`; of when somebody worked it tells nothing. */
export function lifeYears(text: string): LifeYears {
  const told = ofLife(text)
  const isAbout = about.test(told)
  const [only, ...more] = told.matchAll(/(?<!\d)\d{3,4}(?!\d)/g)
  if (only === undefined) return { born: null, died: null, isAbout }
  const first = Number(only[0])
  const last = more.at(-1)
  if (last) return { born: first, died: Number(last[0]), isAbout }
  if (death.test(told.slice(0, only.index))) return { born: null, died: first, isAbout }
  return { born: first, died: shortEnd(only[0], told.slice(only.index + only[0].length)), isAbout }
}

function ofLife(text: string): string {
  if (other.test(text)) return ''
  const working = work.exec(text)
  if (!working) return text
  return /[\p{L}\d]/u.test(working.groups?.rest ?? '') ? text.slice(0, working.index) : ''
}

/** The end of `1828-82`, in the century of its beginning; null for what is no year after it, as the month of a day. */
function shortEnd(first: string, after: string): number | null {
  const [, digits] = /^\s*[-–—/]\s*(\d{2})(?!\d|[./-]\d)/.exec(after) ?? []
  const end = digits === undefined ? 0 : Number(first.slice(0, -2) + digits)
  return end > Number(first) ? end : null
}
