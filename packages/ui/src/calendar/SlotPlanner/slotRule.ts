import { addDays, isDay } from '../../dates/days.ts'

/** How a season of slots is laid out: on which days, at what hours, for how many people. */
export interface SlotRule {
  /** 1 Monday to 7 Sunday. */
  weekdays: readonly number[]
  /** The first day, 'YYYY-MM-DD'. */
  from: string
  /** The last day, 'YYYY-MM-DD'. */
  to: string
  /** One every so many minutes, or at hours of their own. */
  pattern: 'every' | 'hours'
  /** When the first slot of a day begins, 'HH:mm'; with `every`. */
  first: string
  /** When the last one begins at most, 'HH:mm'; with `every`. */
  last: string
  /** Minutes from the beginning of one slot to that of the next; with `every`. */
  every: number
  /** When the slots begin, as it is typed: '10:00, 11:30, 16:00'; with `hours`. */
  hours: string
  /** How long each slot lasts, in minutes. */
  duration: number
  /** How many people each slot takes. */
  limit: number
}

/** What is wrong with a field of a rule. */
export type RuleProblem =
  | 'weekdays'
  | 'day'
  | 'order'
  | 'span'
  | 'hour'
  | 'hourOrder'
  | 'hours'
  | 'minutes'
  | 'places'

/** The longest season, in days: more than a year is a slip of the finger. */
const longest = 366
/** The shortest slot, in minutes. */
const shortest = 5

/** Minutes since midnight of 'HH:mm' or 'H:mm'; undefined for what is no hour of a day. */
function minutesOf(hour: string): number | undefined {
  const [, hours = '', minutes = ''] = /^(\d{1,2}):(\d{2})$/.exec(hour.trim()) ?? []
  if (hours === '' || Number(hours) > 23 || Number(minutes) > 59) return undefined
  return Number(hours) * 60 + Number(minutes)
}

const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

const parts = (hours: string) => hours.split(/[\s,;]+/).filter(Boolean)

/** When the slots of one day begin, 'HH:mm', in order and each once; none for a rule that has a problem there. */
export function ruleHours(rule: SlotRule): string[] {
  if (rule.pattern === 'hours') {
    const times = parts(rule.hours).map(minutesOf)
    const known = times.filter((time) => time !== undefined)
    return [...new Set(known)].sort((one, other) => one - other).map(clock)
  }
  const first = minutesOf(rule.first)
  const last = minutesOf(rule.last)
  if (first === undefined || last === undefined || !(rule.every >= shortest)) return []
  const count = Math.floor((last - first) / rule.every) + 1
  return Array.from({ length: Math.max(0, count) }, (_, index) => clock(first + index * rule.every))
}

/** What keeps a rule from being planned, by field; nothing for a good one. */
export function ruleProblems(rule: SlotRule): Partial<Record<keyof SlotRule, RuleProblem>> {
  const { from, to, first, last } = rule
  const start = minutesOf(first)
  const end = minutesOf(last)
  const hours = parts(rule.hours)
  const every = rule.pattern === 'every'
  const found: [keyof SlotRule, RuleProblem, boolean][] = [
    ['weekdays', 'weekdays', rule.weekdays.length === 0],
    ['from', 'day', !isDay(from)],
    ['to', 'day', !isDay(to)],
    ['to', 'order', isDay(from) && isDay(to) && to < from],
    ['to', 'span', isDay(from) && isDay(to) && to >= addDays(from, longest)],
    ['first', 'hour', every && start === undefined],
    ['last', 'hour', every && end === undefined],
    ['last', 'hourOrder', every && start !== undefined && end !== undefined && end < start],
    ['every', 'minutes', every && !(rule.every >= shortest)],
    ['hours', 'hours', !every && (hours.length === 0 || hours.some((hour) => minutesOf(hour) === undefined))],
    ['duration', 'minutes', !(rule.duration >= shortest)],
    ['limit', 'places', !(rule.limit >= 1)],
  ]
  return Object.fromEntries(found.filter(([, , wrong]) => wrong).map(([field, problem]) => [field, problem]))
}
