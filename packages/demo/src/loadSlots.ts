import { createAppointments, createSlots, type Db, type Writing } from '@gallery/api'
import { dayOf, weekdayOf } from '@gallery/contract'
import type { Content, SlotRule } from './content.ts'
import { type Ids, idOf } from './keys.ts'
import { slotTimes } from './slotTimes.ts'

type Place = {
  eventIds: Ids
  userIds: Ids
  today: string
  zone: string
  /** The days of the week on which the gallery opens, from 1 for Monday: a slot on another one was opened on purpose. */
  openWeekdays: readonly number[]
}

/** Adds the slots of every rule and the bookings of them. @returns how many of each. */
export async function loadSlots(
  db: Db,
  rules: Content['slots'],
  place: Place,
  writing: Writing
): Promise<{ slots: number; bookings: number }> {
  const counts = { slots: 0, bookings: 0 }
  for (const rule of rules) {
    const times = slotTimes(rule, place.today, place.zone)
    const slotIds = await createSlots(
      db,
      times.map((time, ordinal) => ({
        ...time,
        event_id: idOf(place.eventIds, rule.event),
        label_es: rule.label_es,
        label_en: rule.label_en,
        limit: rule.limit,
        unavailable: rule.unavailable.includes(ordinal),
        open_anyway: !place.openWeekdays.includes(weekdayOf(dayOf(time.start, place.zone))),
      })),
      writing
    )
    const bookings = bookingsOf(rule, place.userIds, writing.now, (ordinal) => {
      const [slot, time] = [slotIds[ordinal], times[ordinal]]
      if (slot === undefined || time === undefined) {
        throw new Error(
          `The slots of "${rule.event}" have no number ${ordinal} when loaded on ${place.today}`
        )
      }
      return { slot, start: time.start }
    })
    await createAppointments(db, bookings)
    counts.slots += slotIds.length
    counts.bookings += bookings.length
  }
  return counts
}

/**
 * The bookings of a rule's slots. Those that nobody confirmed keep their place until the slot begins, not for the
 * hours of a real hold, so that a full slot of the demo stays full.
 */
function bookingsOf(
  rule: SlotRule,
  userIds: Ids,
  now: Date,
  slotAt: (ordinal: number) => { slot: number; start: Date }
) {
  return rule.bookings.flatMap((booking) => {
    const { slot, start } = slotAt(booking.slot)
    return booking.people.map(({ confirmed, user, ...person }) => ({
      ...person,
      slot,
      user: user === undefined ? null : idOf(userIds, user),
      language: 'es' as const,
      hold_until: confirmed ? null : start,
      confirmed_at: confirmed ? now : null,
      created_at: now,
    }))
  })
}
