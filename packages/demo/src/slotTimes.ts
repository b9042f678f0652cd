import { addDays, instantOf } from '@gallery/contract'
import type { SlotRule } from './content.ts'

/** When a slot of the demo begins and ends. */
export type SlotTime = { start: Date; end: Date }

/**
 * The times that a rule gives when it is loaded on `today` (`YYYY-MM-DD`), by day then time; times of the day are
 * the gallery's. A slot's ordinal, by which bookings name it, is its place in this list.
 */
export function slotTimes(rule: SlotRule, today: string, zone: string): SlotTime[] {
  const times: SlotTime[] = []
  for (let offset = rule.from_day; offset <= rule.to_day; offset++) {
    const day = addDays(today, offset)
    if (!rule.weekdays.includes(isoWeekday(day))) continue
    for (const time of rule.times) {
      const start = instantOf(day, time, zone)
      times.push({ start, end: new Date(start.getTime() + rule.minutes * 60_000) })
    }
  }
  return times
}

/** 1 for Monday to 7 for Sunday. */
function isoWeekday(day: string): number {
  return new Date(`${day}T12:00:00Z`).getUTCDay() || 7
}
