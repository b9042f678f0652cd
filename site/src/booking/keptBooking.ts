import type { Booked } from '@gallery/contract'

/** A booking that is to be confirmed: what is said of it, and with what its mail is asked for again. */
export interface HeldBooking extends Pick<Booked, 'email' | 'key'> {
  /** The id of its time. */
  slot: number
  /** Until when its place is kept, an instant (ISO). */
  until: string
}

interface Kept extends HeldBooking {
  /** Who was signed in when it was booked, by their id. */
  owner?: number
}

/** The name under which the tab's storage has it. */
const name = 'gallery.booked'
/** That of the time whose mail was answered last, which all tabs share: the mail opens another one. */
const answered = 'gallery.answered'

/** What is held of a booking; null where nothing is to be confirmed. */
export function heldBooking({ place, email, key, hold_until }: Booked): HeldBooking | null {
  return hold_until === null ? null : { slot: place.id, email, key, until: hold_until }
}

/**
 * Keeps it for when this tab reads the page anew: a phone lets go of it while the visitor reads the mail. Where a browser
 * keeps nothing, it is told for as long as the page is there.
 */
export function keepBooking(booking: HeldBooking, owner: number | undefined): void {
  try {
    sessionStorage.setItem(name, JSON.stringify({ ...booking, owner }))
    localStorage.removeItem(answered)
  } catch {
    // A browser that keeps nothing.
  }
}

/** It was confirmed or cancelled by its mail: no tab says any more that it is to be confirmed. */
export function answerBooking(slot: number): void {
  try {
    localStorage.setItem(answered, String(slot))
  } catch {
    // A browser that keeps nothing.
  }
}

/** What is kept of a booking of one of these times, made by who is signed in now or by nobody in particular. */
export function keptBooking(
  times: readonly number[],
  user: number | undefined,
  now: Date
): HeldBooking | null {
  const kept = read()
  if (kept === null || !times.includes(kept.slot)) return null
  if (new Date(kept.until) <= now || (kept.owner !== undefined && kept.owner !== user)) {
    forgetBooking()
    return null
  }
  const { owner: _, ...booking } = kept
  return booking
}

export function forgetBooking(): void {
  try {
    sessionStorage.removeItem(name)
  } catch {
    // A browser that keeps nothing.
  }
}

function read(): Kept | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(name) ?? 'null')
    return isKept(kept) && localStorage.getItem(answered) !== String(kept.slot) ? kept : null
  } catch {
    // A browser that keeps nothing, or what another version of the site has kept.
    return null
  }
}

function isKept(value: unknown): value is Kept {
  if (typeof value !== 'object' || value === null) return false
  const { slot, email, key, until, owner }: Readonly<Record<string, unknown>> = { ...value }
  return (
    typeof slot === 'number' &&
    [email, key, until].every((text) => typeof text === 'string') &&
    (owner === undefined || typeof owner === 'number')
  )
}
