import type { LinkedAppointment } from '@gallery/contract'
import { urlOf } from '@gallery/contract/plain'
import { expect, test } from 'vitest'
import { answering, event, rendered } from '../testing/renderedPages.ts'

const token = 'abcdefghijklmnopqrstuvwxyz'
const booking: LinkedAppointment = {
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

test.each([
  ['confirm', 'held', 'Confirmá tu turno'],
  ['confirm', 'confirmed', 'Turno confirmado'],
  ['cancel', 'confirmed', '¿Cancelás tu turno?'],
  ['cancel', 'cancelled', 'Turno cancelado'],
] as const)(
  'the page to %s a booking that is %s is titled by its heading',
  async (purpose, state, heading) => {
    const read = urlOf('/api/appointments/link/:token', { token })
    const others = answering([read, { data: { ...booking, state } }])
    const { body, head } = await rendered(`/es/appointments/${purpose}/${token}`, { others })
    expect(body).toContain(`${heading}</h1>`)
    expect(head.title).toBe(`${heading} | Ochava`)
  }
)

test('so is that of a link that leads to none', async () => {
  const { head } = await rendered(`/es/appointments/confirm/${token}`)
  expect(head.title).toBe('No encontramos ningún turno con este link | Ochava')
})
