import type { LinkedAppointment } from '@gallery/contract'
import { event } from './renderedPages.ts'

/** What the links of a booking's mails are made of. */
export const bookingToken = 'abcdefghijklmnopqrstuvwxyz'

/** The booking that such a link leads to: of one person, not confirmed yet. */
export const linkedBooking: LinkedAppointment = {
  id: 9,
  confirmed: false,
  hold_until: '2026-11-17T18:00:00.000Z',
  offered: false,
  people: 1,
  needs: [],
  school: '',
  start: '2026-11-19T18:00:00.000Z',
  end: '2026-11-19T18:45:00.000Z',
  place: { id: 12, event },
  state: 'held',
  first_name: 'Ana',
  last_name: 'Paz',
  event_bookable: true,
}
