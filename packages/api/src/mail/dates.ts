import { addDays, dayOf, type Language, shownIn } from '@gallery/contract'
import dayjs, { type Dayjs } from 'dayjs'
import utc from 'dayjs/plugin/utc.js'
import 'dayjs/locale/en.js'
import 'dayjs/locale/es.js'
import { say } from '../say.ts'

dayjs.extend(utc)

/** Where and for whom a date is written. */
export interface DateSetting {
  language: Language
  timeZone: string
  /** The instant at which the mail is written: what "today" means, and which year needs no saying. */
  now: Date
}

function local(instant: Date, { language, timeZone }: DateSetting): Dayjs {
  return dayjs.utc(shownIn(timeZone, instant)).locale(language)
}

/** `jueves`, `Thursday`. */
export function weekday(instant: Date, setting: DateSetting): string {
  return local(instant, setting).format('dddd')
}

/** `19`. */
export function dayNumber(instant: Date, setting: DateSetting): string {
  return local(instant, setting).format('D')
}

/** `de noviembre`, `November`; with the year when it is not this one. */
export function month(instant: Date, setting: DateSetting): string {
  const date = local(instant, setting)
  const values = { month: date.format('MMMM'), year: date.format('YYYY') }
  const thisYear = date.year() === local(setting.now, setting).year()
  return say(setting.language, thisYear ? 'mail.month' : 'mail.monthOfYear', values)
}

/** `17 de noviembre`, `17 November`. */
export function dayOfMonth(instant: Date, setting: DateSetting): string {
  return `${dayNumber(instant, setting)} ${month(instant, setting)}`
}

/** `jueves 19 de noviembre`, `Thursday 19 November`. */
export function longDay(instant: Date, setting: DateSetting): string {
  return `${weekday(instant, setting)} ${dayOfMonth(instant, setting)}`
}

/** `15:00`. */
export function clock(instant: Date, setting: DateSetting): string {
  return local(instant, setting).format('HH:mm')
}

/** `15:00 - 15:45`. */
export function timeRange(start: Date, end: Date, setting: DateSetting): string {
  return `${clock(start, setting)} - ${clock(end, setting)}`
}

/**
 * An instant to come as people say it: `hoy a las 18:20`, `tomorrow at 00:05`; as the end of a wait (`until`):
 * `las 18:20 de hoy`, `00:05 tomorrow`.
 */
export function soon(phrase: 'when' | 'until', instant: Date, setting: DateSetting): string {
  const values = { time: clock(instant, setting), day: longDay(instant, setting) }
  return say(setting.language, `mail.${phrase}.${nearness(instant, setting)}`, values)
}

function nearness(instant: Date, { now, timeZone }: DateSetting): 'today' | 'tomorrow' | 'later' {
  const day = dayOf(instant, timeZone)
  const today = dayOf(now, timeZone)
  if (day === today) return 'today'
  return day === addDays(today, 1) ? 'tomorrow' : 'later'
}
