import { urlOf } from '@gallery/contract/plain'
import { expect, test } from 'vitest'
import { bookingToken, linkedBooking } from '../testing/linkedBooking.ts'
import { answering, rendered } from '../testing/renderedPages.ts'

test.each([
  { state: 'cancelled', bookable: true, says: 'podés reservar de nuevo', again: true },
  { state: 'cancelled', bookable: false, says: 'No hace falta que hagas nada más', again: false },
  { state: 'expired', bookable: true, says: 'Si todavía queda, confirmalo', again: true },
  { state: 'past', bookable: false, says: 'Este turno ya fue', again: false },
] as const)(
  'a $state booking of an event with times to come ($bookable) leads there',
  async ({ state, bookable, says, again }) => {
    const data = { ...linkedBooking, hold_until: null, state, event_bookable: bookable }
    const others = answering([urlOf('/api/appointments/link/:token', { token: bookingToken }), { data }])
    const { body } = await rendered(`/es/appointments/confirm/${bookingToken}`, { others })
    expect(body).toContain(says)
    expect(body.includes('href="/es/exhibitions/3/horas-del-patio#visit"')).toBe(again)
  }
)
