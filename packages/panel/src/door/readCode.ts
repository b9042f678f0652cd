import type { DoorGuest, DoorList, DoorSlot } from '@gallery/contract'
import { readBookingCode } from '@gallery/contract/plain'

/** What a code is worth, as far as the day's list says. */
export type CodeWorth =
  /** It is one of today's bookings, of which somebody is still missing; `now` where its time is on or about to be. */
  | { worth: 'valid'; now: boolean; guest: DoorGuest; slot: DoorSlot }
  /** All of them are inside. */
  | { worth: 'already'; guest: DoorGuest; slot: DoorSlot }
  /** It may be a booking of another day. */
  | { worth: 'unlisted'; code: string }
  /** It is no code of a booking. */
  | { worth: 'none' }

/** How long before its time somebody is let in without a word about it, in milliseconds. */
const early = 30 * 60_000

/** Reads what a camera saw, or somebody typed. */
export function readCode(text: string, { slots }: DoorList, now: Date): CodeWorth {
  const code = readBookingCode(text)
  if (code === undefined) return { worth: 'none' }
  for (const slot of slots) {
    const guest = slot.guests.find((each) => each.code === code)
    if (guest === undefined) continue
    if (guest.inside >= guest.people) return { worth: 'already', guest, slot }
    const begins = new Date(slot.start).getTime() - early
    return {
      worth: 'valid',
      now: begins <= now.getTime() && now < new Date(slot.end),
      guest,
      slot,
    }
  }
  return { worth: 'unlisted', code }
}
