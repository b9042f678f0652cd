import type { Language } from './language.ts'
import type { OpenDay } from './opening.ts'

/** Weekdays, 1 Monday to 7 Sunday, that have the same hours. */
export interface SameHours {
  weekdays: number[]
  /** 'HH:mm', or empty where the gallery does not say. */
  from: string
  to: string
}

/** The open weekdays by their hours, in the order of the week. */
export function byHours(openDays: readonly OpenDay[]): SameHours[] {
  const groups = new Map<string, SameHours>()
  for (const { weekday, from, to } of openDays.toSorted((one, other) => one.weekday - other.weekday)) {
    const key = `${from}-${to}`
    const group = groups.get(key) ?? { weekdays: [], from, to }
    group.weekdays.push(weekday)
    groups.set(key, group)
  }
  return [...groups.values()]
}

const weekdayNames = {
  es: ['lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado', 'domingo'],
  en: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
} as const
const until = { es: 'a', en: 'to' } as const
const and = { es: 'y', en: 'and' } as const

/**
 * When the gallery is open, as it is said under every page and in mails: "Lunes a viernes, 14 a 19.30; sábado, 11 a 15",
 * "Monday to Friday, 2 to 7.30 pm; Saturday, 11 am to 3 pm". Empty for a gallery that has no open day.
 */
export function hoursInWords(openDays: readonly OpenDay[], language: Language): string {
  const parts = byHours(openDays).map(({ weekdays, from, to }) => {
    const days = daysInWords(weekdays, language)
    return from === '' || to === '' ? days : `${days}, ${hoursBetween(from, to, language)}`
  })
  const words = parts.join('; ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** "lunes a viernes", "lunes, miércoles y viernes": three days in a row and more are said by their ends. */
function daysInWords(weekdays: readonly number[], language: Language): string {
  const runs: number[][] = []
  for (const weekday of weekdays) {
    const run = runs.at(-1)
    if (run?.at(-1) === weekday - 1) run.push(weekday)
    else runs.push([weekday])
  }
  const name = (weekday: number | undefined) => weekdayNames[language][(weekday ?? 1) - 1] ?? ''
  const parts = runs.flatMap((run) =>
    run.length > 2 ? [`${name(run[0])} ${until[language]} ${name(run.at(-1))}`] : run.map(name)
  )
  const last = parts.at(-1) ?? ''
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(', ')} ${and[language]} ${last}`
}

/** "14 a 19.30", "2 to 7.30 pm", "11 am to 3 pm". */
function hoursBetween(from: string, to: string, language: Language): string {
  if (language === 'es') return `${hourIn24(from)} a ${hourIn24(to)}`
  const half = (time: string) => (Number(time.slice(0, 2)) % 24 < 12 ? 'am' : 'pm')
  const start = half(from) === half(to) ? hourIn12(from) : `${hourIn12(from)} ${half(from)}`
  return `${start} to ${hourIn12(to)} ${half(to)}`
}

function hourIn24(time: string): string {
  return withMinutes(Number(time.slice(0, 2)), time)
}

function hourIn12(time: string): string {
  return withMinutes(Number(time.slice(0, 2)) % 12 || 12, time)
}

function withMinutes(hour: number, time: string): string {
  const minutes = time.slice(3)
  return minutes === '00' ? String(hour) : `${hour}.${minutes}`
}
