import type { LinkedAppointment } from '@gallery/contract'
import { urlOf } from '@gallery/contract/plain'
import { expect, test } from 'vitest'
import { answering, event, rendered } from '../testing/renderedPages.ts'

test.each([
  { state: 'cancelled', bookable: true, says: 'podés reservar de nuevo', again: true },
  { state: 'cancelled', bookable: false, says: 'No hace falta que hagas nada más', again: false },
  { state: 'expired', bookable: true, says: 'Si todavía queda, confirmalo', again: true },
  { state: 'past', bookable: false, says: 'Este turno ya fue', again: false },
] as const)(
  'a $state booking of an event with times to come ($bookable) leads there',
  async ({ state, bookable, says, again }) => {
    const token = 'abcdefghijklmnopqrstuvwxyz'
    const booking: LinkedAppointment = {
      id: 9,
      confirmed: false,
      hold_until: null,
      offered: false,
      people: 1,
      needs: [],
      school: '',
      start: '2026-11-19T18:00:00.000Z',
      end: '2026-11-19T18:45:00.000Z',
      place: { id: 12, event },
      state,
      first_name: 'Ana',
      last_name: 'Paz',
      event_bookable: bookable,
    }
    const others = answering([urlOf('/api/appointments/link/:token', { token }), { data: booking }])
    const { body } = await rendered(`/es/appointments/confirm/${token}`, { others })
    expect(body).toContain(says)
    expect(body.includes('href="/es/exhibitions/3/horas-del-patio#visit"')).toBe(again)
  }
)
