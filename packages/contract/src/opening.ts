import { addDays } from './days.ts'

/** A weekday on which the gallery is open. */
export interface OpenDay {
  /** 1 Monday to 7 Sunday. */
  weekday: number
  /** From when on, 'HH:mm' of the gallery's clock; empty, as `to`, where the gallery does not say. */
  from: string
  to: string
}

/** Days on which the gallery is closed although their weekdays are open. */
export interface Closure {
  /** The first day and the last, 'YYYY-MM-DD'. */
  from: string
  to: string
  /** Why, in words of the gallery; empty for no word about it. */
  reason_es: string
  reason_en: string
}

/** A public holiday. */
export interface Holiday {
  /** 'YYYY-MM-DD'. */
  day: string
  name_es: string
  name_en: string
}

/** All that decides on which days the gallery is open: two options, and the holidays of the days in question. */
export interface Opening {
  openDays: readonly OpenDay[]
  closures: readonly Closure[]
  /** Those of the country that the gallery keeps; none for one that keeps none. */
  holidays: readonly Holiday[]
}

/** Why a day is closed: its weekday is, the gallery closes for some days, or it is a holiday. In words where there are any. */
export interface Closed {
  open: false
  why: 'weekday' | 'closure' | 'holiday'
  reason_es: string
  reason_en: string
}

/** Whether a day is open and at what hours, or why it is not. */
export type OpeningOfDay = ({ open: true } & Pick<OpenDay, 'from' | 'to'>) | Closed

/** The weekday of a day: 1 Monday to 7 Sunday. */
export function weekdayOf(day: string): number {
  return new Date(day).getUTCDay() || 7
}

/** The Monday of the week that a day is in. */
export function mondayOf(day: string): string {
  return addDays(day, 1 - weekdayOf(day))
}

/**
 * What a day is to the gallery. A closure of its own says most and goes first; a holiday on a weekday that is closed anyway
 * is not worth a word. Pure calendar: what the day of an instant is, the gallery's zone has decided before.
 */
export function openingOf(day: string, { openDays, closures, holidays }: Opening): OpeningOfDay {
  const closure = closures.find(({ from, to }) => from <= day && day <= to)
  if (closure) return { open: false, why: 'closure', ...reasonOf(closure) }
  const hours = openDays.find(({ weekday }) => weekday === weekdayOf(day))
  if (!hours) return { open: false, why: 'weekday', reason_es: '', reason_en: '' }
  const holiday = holidays.find((each) => each.day === day)
  if (holiday) return { open: false, why: 'holiday', reason_es: holiday.name_es, reason_en: holiday.name_en }
  return { open: true, from: hours.from, to: hours.to }
}

/** Whether the gallery is open on a day. */
export function isOpenDay(day: string, opening: Opening): boolean {
  return openingOf(day, opening).open
}

/** The days that are closed among `count` days from `from` on, in order, each with why. */
export function closedDays(from: string, count: number, opening: Opening): (Closed & { day: string })[] {
  return Array.from({ length: count }, (_, index) => addDays(from, index)).flatMap((day) => {
    const of = openingOf(day, opening)
    return of.open ? [] : [{ ...of, day }]
  })
}

/**
 * Whether a slot that begins on `day` is offered to visitors: the gallery is open then, or the slot was opened on purpose
 * although it is not.
 */
export function isOffered(slot: { open_anyway: boolean }, day: string, opening: Opening): boolean {
  return slot.open_anyway || isOpenDay(day, opening)
}

function reasonOf({ reason_es, reason_en }: Closure): Pick<Closure, 'reason_es' | 'reason_en'> {
  return { reason_es, reason_en }
}
