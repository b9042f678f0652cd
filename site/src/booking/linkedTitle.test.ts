import { urlOf } from '@gallery/contract/plain'
import { expect, test } from 'vitest'
import { bookingToken, linkedBooking } from '../testing/linkedBooking.ts'
import { answering, rendered } from '../testing/renderedPages.ts'

test.each([
  ['confirm', 'held', 'Confirmá tu turno'],
  ['confirm', 'confirmed', 'Turno confirmado'],
  ['cancel', 'confirmed', '¿Cancelás tu turno?'],
  ['cancel', 'cancelled', 'Turno cancelado'],
] as const)(
  'the page to %s a booking that is %s is titled by its heading',
  async (purpose, state, heading) => {
    const read = urlOf('/api/appointments/link/:token', { token: bookingToken })
    const others = answering([read, { data: { ...linkedBooking, state } }])
    const { body, head } = await rendered(`/es/appointments/${purpose}/${bookingToken}`, { others })
    expect(body).toContain(`${heading}</h1>`)
    expect(head.title).toBe(`${heading} | Ochava`)
  }
)

test('so is that of a link that leads to none', async () => {
  const { head } = await rendered(`/es/appointments/confirm/${bookingToken}`)
  expect(head.title).toBe('No encontramos ningún turno con este link | Ochava')
})
