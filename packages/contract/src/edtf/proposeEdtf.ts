import { centuryIn } from './centuryIn.ts'
import { isEdtf } from './edtf.ts'
import { isUndated } from './isUndated.ts'
import { plainWords } from './plainWords.ts'

/** What is read of the words of a source: a date to propose, or that they say that nobody knows when. */
export type DateProposal = { edtf: string } | 'undated'

/**
 * Reads how archivists and labels write dates, in Spanish and English: "circa 1949", "años 40", "s/f". What could mean
 * two things, or says more than is understood, is left: null. A number of two digits is of the twentieth century, and a
 * day with slashes has its day first.
 */
export function proposeEdtf(words: string): DateProposal | null {
  const text = plainWords(words)
  if (text === '') return null
  if (isUndated(words)) return 'undated'
  const written = words.trim().replace(/, +/g, ',')
  if (isEdtf(written)) return isTwofold(written.replace(/[?~%]$/, '')) ? null : { edtf: written }
  const { rest, isApproximate, isUncertain } = withoutDoubt(text)
  const date = readPlain(rest)
  if (date === null) return null
  const sign = isApproximate && isUncertain ? '%' : isApproximate ? '~' : isUncertain ? '?' : ''
  const edtf = sign === '' ? date : doubted(date, sign)
  return isEdtf(edtf) ? { edtf } : null
}

/** Whether it is a month or a season of EDTF, and what people write for two years, too: "1911-12", "1921-22". */
function isTwofold(text: string): boolean {
  const [, first = '', second = ''] = /^\d\d(\d\d)-(\d\d)$/.exec(text) ?? []
  return second > first && isEdtf(text)
}

const circa =
  /^(?:circa|ca\.?|c\.?|hacia|h\.|alrededor de|cerca de|aproximadamente|aprox\.?|about|around|approximately|approx\.?)\s*(?:el |la |los |las |the )?(?=[\dadmsept])/
const later = /[\s,(]+(?:aprox\.?|aproximadamente|circa|ca\.?|approx\.?|approximately)\)?$/
const perhaps =
  /^(?:probablemente|posiblemente|quizas?|tal vez|probably|possibly|perhaps)\s+(?:(?:de|en|el|la|los|las|in|the)\s+)*/

/** A text without the words and signs that say how sure it is. */
function withoutDoubt(text: string): { rest: string; isApproximate: boolean; isUncertain: boolean } {
  const certain = text.replace(/\s*\(?\?\)?$/, '').replace(perhaps, '')
  const isUncertain = certain !== text
  const rest = certain
    .replace(circa, '')
    .replace(later, '')
    .replace(/(?<=\d)~$/, '')
  return { rest: rest.trim(), isApproximate: rest !== certain, isUncertain }
}

/** Every date of a value gets the sign. */
function doubted(edtf: string, sign: string): string {
  return edtf.replace(/\d[\dX-]*/g, (date) => `${date}${sign}`)
}

function readPlain(text: string): string | null {
  return readRange(text) ?? readOpen(text) ?? readChoice(text) ?? readOne(text)
}

function readOne(text: string): string | null {
  return (
    readYear(text) ??
    readDecade(text) ??
    readCentury(text) ??
    readMonth(text) ??
    readSeason(text) ??
    readDay(text)
  )
}

function readYear(text: string): string | null {
  return /^(?:ano )?(\d{4})$/.exec(text)?.[1] ?? null
}

const decade =
  /^(?:(?:en )?(?:la )?decada (?:de |del |de los )?(?:anos )?|(?:en )?(?:los )?anos |(?:en )?los )(\d{4}|\d{2})s?$|^(?:the )?(\d{4}|\d{2})s$/

function readDecade(text: string): string | null {
  const [, spanish, english] = decade.exec(text) ?? []
  const year = spanish ?? english
  if (year === undefined || !year.endsWith('0')) return null
  return `${(year.length === 2 ? `19${year}` : year).slice(0, 3)}X`
}

function readCentury(text: string): string | null {
  const { century = 0, isAll = false } = centuryIn(text) ?? {}
  return !isAll || century < 1 || century > 22 ? null : `${String(century - 1).padStart(2, '0')}XX`
}

const months: readonly RegExp[] = [
  /^(?:ene(?:ro)?|jan(?:uary)?)$/,
  /^(?:feb(?:rero|ruary)?)$/,
  /^(?:mar(?:zo|ch)?)$/,
  /^(?:abr(?:il)?|apr(?:il)?)$/,
  /^(?:may(?:o)?)$/,
  /^(?:jun(?:io|e)?)$/,
  /^(?:jul(?:io|y)?)$/,
  /^(?:ago(?:sto)?|aug(?:ust)?)$/,
  /^(?:se(?:p|pt|ptiembre|tiembre|ptember))$/,
  /^(?:oct(?:ubre|ober)?)$/,
  /^(?:nov(?:iembre|ember)?)$/,
  /^(?:dic(?:iembre)?|dec(?:ember)?)$/,
]

function monthOf(word = ''): string | null {
  const at = months.findIndex((month) => month.test(word.replace(/\.$/, '')))
  return at < 0 ? null : String(at + 1).padStart(2, '0')
}

function readMonth(text: string): string | null {
  const [, word, year] = /^([a-z]+\.?)(?: de| del|,)? (\d{4})$/.exec(text) ?? []
  const month = monthOf(word)
  return month === null ? null : `${year}-${month}`
}

function readDay(text: string): string | null {
  const spanish = /^(\d{1,2})(?: de)? ([a-z]+\.?)(?: de| del|,)? (\d{4})$/.exec(text)
  const english = /^([a-z]+\.?) (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})$/.exec(text)
  const digits = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(text)
  const [day, month, year] = spanish
    ? [spanish[1], monthOf(spanish[2]), spanish[3]]
    : english
      ? [english[2], monthOf(english[1]), english[3]]
      : [digits?.[1], digits?.[2]?.padStart(2, '0'), digits?.[3]]
  return day && month ? `${year}-${month}-${day.padStart(2, '0')}` : null
}

const seasonWords: Readonly<Record<string, string>> = {
  ...{ primavera: '21', verano: '22', otono: '23', invierno: '24' },
  ...{ spring: '21', summer: '22', autumn: '23', fall: '23', winter: '24' },
}

function readSeason(text: string): string | null {
  const [, word = '', year] = /^([a-z]+)(?: de| del| of|,)? (\d{4})$/.exec(text) ?? []
  const season = seasonWords[word]
  return season === undefined ? null : `${year}-${season}`
}

const ranges = [
  /^(?:entre|between) (.+?) (?:y|e|and) (.+)$/,
  /^(?:de|desde|from) (.+?) (?:a|hasta|al|to|until) (.+)$/,
  /^(.+?) (?:a|hasta|al|to) (.+)$/,
  /^(\d{4}) ?[-/] ?(\d{4}|\d{2})$/,
]

function readRange(text: string): string | null {
  if (isTwofold(text)) return null
  for (const range of ranges) {
    const [, before, after] = range.exec(text) ?? []
    if (before === undefined || after === undefined) continue
    const from = readOne(before)
    // "1950-55": the century is that of the first.
    const to = readOne(/^\d{2}$/.test(after) ? before.slice(0, 2) + after : after)
    if (from !== null && to !== null) return `${from}/${to}`
  }
  return null
}

function readOpen(text: string): string | null {
  const [, start] =
    /^(?:desde|a partir de|from|since) (.+)$/.exec(text) ??
    /^(.+?) (?:en adelante|onwards?|on)$/.exec(text) ??
    []
  const from = start === undefined ? null : readOne(start)
  if (from !== null) return `${from}/..`
  const [, end] = /^(?:hasta|until|up to) (.+)$/.exec(text) ?? []
  const to = end === undefined ? null : readOne(end)
  if (to !== null) return `../${to}`
  const [, before] = /^(?:antes de|anterior a|before|ante) (.+)$/.exec(text) ?? []
  const last = before === undefined ? null : besideOf(readOne(before), -1)
  if (last !== null) return `[..${last}]`
  const [, after] = /^(?:despues de|posterior a|after|post) (.+)$/.exec(text) ?? []
  const first = after === undefined ? null : besideOf(readOne(after), 1)
  return first === null ? null : `[${first}..]`
}

/** The year, decade or century before or after one; null for what is told otherwise. */
function besideOf(edtf: string | null, step: -1 | 1): string | null {
  const [, known, unknown] = /^(\d+)(X*)$/.exec(edtf ?? '') ?? []
  return known === undefined ? null : `${String(Number(known) + step).padStart(known.length, '0')}${unknown}`
}

function readChoice(text: string): string | null {
  return readList(text, /, | (?:o|u|or) /, '[]') ?? readList(text, /, | (?:y|e|and) |; | ?& ?/, '{}')
}

function readList(text: string, between: RegExp, [open, close]: string): string | null {
  const isOne = open === '['
  if (isOne && !/ (?:o|u|or) /.test(text)) return null
  const dates = text.split(between).map(readOne)
  return dates.length > 1 && dates.every((date) => date !== null) ? `${open}${dates.join(',')}${close}` : null
}
