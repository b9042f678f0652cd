import type { Sent } from '@gallery/client'
import { upcomingUrl } from '@gallery/contract/plain'
import { expect, test } from 'vitest'
import { answering, event, rendered, today } from '../testing/renderedPages.ts'

const slot = {
  event_id: event.id,
  label_es: '',
  label_en: '',
  limit: 4,
  count: 0,
  unavailable: false,
  groups: false,
  notes: '',
}
const eleven = { ...slot, id: 11, start: '2026-11-18T14:00:00.000Z', end: '2026-11-18T14:45:00.000Z' }
const noon = { ...slot, id: 12, start: '2026-11-18T15:00:00.000Z', end: '2026-11-18T15:45:00.000Z' }
const tooLate: Sent = {
  status: 409,
  values: { first_name: 'Martina' },
  errors: {},
  message: 'Ese turno se acaba de completar. Elegí otro.',
}

/** The form for eleven o'clock by its address, when so many of its four places are taken. */
async function formFor(count: number, sent?: Sent): Promise<string> {
  const places = [{ ...eleven, count }, noon]
  const visits = { ...event, requires_registration: true, places, previous_free: null, next_free: null }
  const others = answering([upcomingUrl(today), { data: [visits] }])
  const url = `/es?day=2026-11-18&event=${event.id}&slot=11`
  return (await rendered(url, { others, ...(sent ? { sent } : {}) })).body
}

test('who may be more than are free is asked so, and led to the list of that time', async () => {
  const body = await formFor(3)
  expect(body).toContain('¿Son más de uno?')
  expect(body).toContain('slot=11&amp;wait=1"')
})

test('whoever lost the last place is led to the list of the time that was lost, which is named', async () => {
  const body = await formFor(4, tooLate)
  expect(body).toContain(tooLate.message)
  expect(body).not.toContain('¿Son más')
  expect(body).toContain('Anotarme en la lista de espera, 11:00 - 11:45')
  expect(body).toContain('slot=11&amp;wait=1"')
})
