import type { MonthDay, MonthDayState } from '../booking/MonthGrid/monthDay.ts'
import { addDays } from '../dates/days.ts'
import { storyLanguage } from './say.ts'

/** What the four weeks from Monday 16 November are for three people, day by day. */
const weeks = ['past few full free few closed closed', 'free full free free few closed closed'] as const
const later = ['free free few free free closed closed', 'closed closed free full free closed closed'] as const

const states = [...weeks, ...later].flatMap((week) => week.split(' '))
const isState = (text: string | undefined): text is MonthDayState =>
  ['free', 'few', 'full', 'none', 'closed', 'past'].some((state) => state === text)

/** The month of the sample exhibition as three people see it on 17 November. */
export function sampleMonth(globals: Readonly<Record<string, unknown>>): MonthDay[] {
  const es = storyLanguage(globals) === 'es'
  const notes: Record<string, string> = {
    '2026-12-07': es ? 'cerrado' : 'closed',
    '2026-12-08': es ? 'feriado' : 'holiday',
  }
  return states.map((text, index) => {
    const day = addDays('2026-11-16', index)
    const state = isState(text) ? text : 'none'
    const note = notes[day]
    return {
      day,
      state,
      ...(state === 'few' ? { free: 3 } : {}),
      ...(note ? { note } : {}),
      ...(['free', 'few', 'full'].includes(state) ? { href: `#${day}` } : {}),
    }
  })
}

/** The month after it, all of whose weekdays are free. */
export function sampleNextMonth(): MonthDay[] {
  return Array.from({ length: 35 }, (_, index) => {
    const day = addDays('2026-11-30', index)
    return index % 7 > 4
      ? { day, state: 'closed' as const }
      : { day, state: 'free' as const, href: `#${day}` }
  })
}
