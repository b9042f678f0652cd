import type { AppointmentDetail } from '@gallery/contract'
import type { Guest } from '@gallery/ui/admin'
import type { IntlShape } from 'react-intl'
import { needsInWords } from '../fields/needs.ts'

const order: readonly Guest['state'][] = ['unconfirmed', 'offered', 'confirmed', 'expired', 'cancelled']

/** Those for whom there is something to do first, those who come next, the others last. */
export function guestsOf(bookings: readonly AppointmentDetail[], now: Date, intl: IntlShape): Guest[] {
  return bookings
    .map((booking) => guestOf(booking, now, intl))
    .toSorted((one, other) => order.indexOf(one.state) - order.indexOf(other.state))
}

/** Somebody who booked, as the panel shows them. */
export function guestOf(booking: AppointmentDetail, now: Date, intl: IntlShape): Guest {
  const { id, people, needs, school, email, phone, comments } = booking
  return {
    id,
    name: nameOf(booking),
    people,
    school,
    needs: needsInWords(needs, intl),
    contact: [phone, email].filter(Boolean).join(', '),
    comments,
    state: stateOf(booking, now),
  }
}

/** What somebody who booked is called. */
export function nameOf({
  first_name,
  last_name,
}: Pick<AppointmentDetail, 'first_name' | 'last_name'>): string {
  return `${first_name} ${last_name}`.trim()
}

/** Whether somebody comes, or may still say that they do. */
export function takesPlace({ state }: Pick<Guest, 'state'>): boolean {
  return state === 'confirmed' || state === 'unconfirmed' || state === 'offered'
}

/** How many bookings take places, and how many people come by them. */
export function countComing(guests: readonly Guest[]): { bookings: number; people: number } {
  const coming = guests.filter(takesPlace)
  return { bookings: coming.length, people: peopleOf(coming) }
}

/** How many people bookings are for. */
export function peopleOf(bookings: readonly { people?: number }[]): number {
  return bookings.reduce((sum, { people = 1 }) => sum + people, 0)
}

/** Where a booking stands: whether somebody comes, may still say so, or does not. */
export function stateOf(booking: AppointmentDetail, now: Date): Guest['state'] {
  const { cancelled_at, confirmed, hold_until, offered } = booking
  if (cancelled_at !== null) return 'cancelled'
  if (confirmed) return 'confirmed'
  if (hold_until === null || new Date(hold_until) <= now) return 'expired'
  return offered ? 'offered' : 'unconfirmed'
}
