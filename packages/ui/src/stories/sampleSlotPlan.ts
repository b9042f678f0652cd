import type { ExistingSlot } from '../calendar/SlotPlanner/planSlots.ts'
import { weekdayOf } from '../calendar/SlotPlanner/planSlots.ts'
import type { SlotRule } from '../calendar/SlotPlanner/slotRule.ts'
import type { RemovableSlot } from '../calendar/SlotRemover/slotRemoval.ts'
import type { ClosedDay } from '../dates/closedDay.ts'
import { daysFrom } from '../dates/days.ts'
import type { StoryLanguage } from './say.ts'

/** Four weeks of visits at the demo gallery, Tuesday to Friday in the afternoon. */
export const sampleRule: SlotRule = {
  weekdays: [2, 3, 4, 5],
  from: '2026-11-23',
  to: '2026-12-18',
  pattern: 'every',
  first: '15:00',
  last: '17:00',
  every: 60,
  hours: '10:00, 11:30',
  duration: 45,
  limit: 12,
}

/** What is in the way of that rule. */
export function sampleExisting(language: StoryLanguage): ExistingSlot[] {
  return [
    {
      id: 1,
      start: '2026-11-25T19:00:00Z',
      end: '2026-11-25T19:45:00Z',
      count: 4,
      href: '#turno-1',
    },
    { id: 2, start: '2026-11-26T18:00:00Z', end: '2026-11-26T18:45:00Z', count: 0 },
    {
      id: 3,
      start: '2026-12-04T20:30:00Z',
      end: '2026-12-04T21:30:00Z',
      count: 0,
      title: language === 'es' ? 'Visita de prensa' : 'Press visit',
      place: language === 'es' ? 'Sala 1' : 'Room 1',
    },
  ]
}

/** The holiday that falls in those weeks, and their weekends. */
export function sampleClosedDays(language: StoryLanguage): ClosedDay[] {
  const reason = language === 'es' ? 'Inmaculada Concepción' : 'Immaculate Conception'
  const holiday: ClosedDay = { day: '2026-12-08', why: 'holiday', reason }
  return [...weekendsFrom('2026-11-23', 28), holiday].toSorted((one, other) =>
    one.day.localeCompare(other.day)
  )
}

/** The Saturdays and Sundays among some days. */
export function weekendsFrom(from: string, count: number): ClosedDay[] {
  return daysFrom(from, count).flatMap((day) => (weekdayOf(day) > 5 ? [{ day, why: 'weekday' }] : []))
}

const booked: Readonly<Record<number, { count: number; names: string[] }>> = {
  2: { count: 9, names: ['M. Sosa', 'I. Recalde'] },
  4: { count: 6, names: ['T. Oliden', 'B. Roldán'] },
  8: { count: 12, names: ['C. Nievas', 'E. Duarte'] },
  9: { count: 1, names: ['L. Giudici'] },
}

/** Three days of slots, four of them with bookings. */
export const sampleRemovable: readonly RemovableSlot[] = [1, 2, 3].flatMap((day, index) =>
  [18, 19, 20].map((hour, place) => {
    const id = index * 3 + place + 1
    return {
      id,
      start: `2026-12-0${day}T${hour}:00:00Z`,
      end: `2026-12-0${day}T${hour}:45:00Z`,
      limit: 12,
      count: booked[id]?.count ?? 0,
      bookings: booked[id]?.count ?? 0,
      names: booked[id]?.names ?? [],
      href: `#turno-${id}`,
    }
  })
)
