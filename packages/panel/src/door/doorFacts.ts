import type { Arrival, DoorGuest, DoorList, DoorSlot } from '@gallery/contract'
import { isNamed } from '../lists/isNamed.ts'

/** "Sosa, Martina": surname first, as lists at doors have it. */
export function nameOf({ first_name, last_name }: Pick<DoorGuest, 'first_name' | 'last_name'>): string {
  return [last_name, first_name].filter(Boolean).join(', ')
}

/** Whom something that was done is about, of a list that has it; empty where that is nobody in it. */
export function nameOfDone({ slots }: DoorList, key: string): string {
  const guests = slots.flatMap((slot) => slot.guests)
  const guest = guests.find(({ arrivals }) => arrivals.some((each) => each.key === key))
  return guest ? nameOf(guest) : ''
}

/** How many have a place at a time, how many of them are inside, and how many places are free. */
export function countSlot({ guests, limit, unavailable }: DoorSlot) {
  const people = guests.reduce((sum, guest) => sum + guest.people, 0)
  const inside = guests.reduce((sum, guest) => sum + guest.inside, 0)
  return { people, inside, free: unavailable ? 0 : Math.max(0, limit - people) }
}

/** The time that is on, else the next one, else the last: which a door that is opened shows. */
export function slotOfNow({ slots }: DoorList, now: Date): DoorSlot | undefined {
  const isOn = ({ start, end }: DoorSlot) => new Date(start) <= now && new Date(end) > now
  return slots.findLast(isOn) ?? slots.find(({ start }) => new Date(start) > now) ?? slots.at(-1)
}

/** The next time of the day that has places for somebody who came without one. */
export function nextFree({ slots }: DoorList, after: DoorSlot): DoorSlot | undefined {
  return slots.find((slot) => slot.start > after.start && countSlot(slot).free > 0)
}

/** Whom the words are about: all of them in the name, the address or the telephone, without accents. */
export function isFound(guest: DoorGuest, words: string): boolean {
  const { first_name, last_name, email, phone, school } = guest
  const digits = phone.replaceAll(/\D/g, '')
  return isNamed([first_name, last_name, email, phone, digits, school].join(' '), words)
}

/** Somebody at another time of the day. */
export interface Elsewhere {
  slot: DoorSlot
  guest: DoorGuest
}

/** Whom the words are about at the other times of the day, in their order. */
export function foundElsewhere({ slots }: DoorList, here: DoorSlot, words: string): Elsewhere[] {
  return slots.flatMap((slot) =>
    slot.id === here.id
      ? []
      : slot.guests.filter((guest) => isFound(guest, words)).map((guest) => ({ slot, guest }))
  )
}

/** What was searched for, where it may be what somebody is called, and not how to reach them. */
export function nameIn(words: string): string {
  return /[@\d]/.test(words) ? '' : words
}

/** How somebody came in last, if they are inside. */
export function lastArrival({ inside, arrivals }: DoorGuest): Arrival | undefined {
  return inside > 0 ? arrivals.findLast(({ people, how }) => people > 0 && how !== 'undo') : undefined
}

/**
 * Where the same booking came in as well: at another door than this phone's, while more were let in than it is for.
 * Undefined where that is not so.
 */
export function alsoAt({ arrivals }: DoorGuest, device: string): Arrival | undefined {
  const isTwice = arrivals.some(({ people, asked }) => asked > 0 && people < asked)
  return isTwice ? arrivals.findLast((each) => each.device !== device && each.asked > 0) : undefined
}
