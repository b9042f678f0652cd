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

/** The page of the day by its address, when so many of the four places at eleven are taken. */
async function dayWith(count: number, query: string, sent?: Sent): Promise<string> {
  const places = [{ ...eleven, count }, noon]
  const visits = { ...event, requires_registration: true, places, previous_free: null, next_free: null }
  const others = answering([upcomingUrl(today), { data: [visits] }])
  const url = `/es?day=2026-11-18&event=${event.id}${query}`
  return (await rendered(url, { others, ...(sent ? { sent } : {}) })).body
}

/** The form for eleven o'clock. */
const formFor = (count: number, sent?: Sent) => dayWith(count, '&slot=11', sent)

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

test('a booking that was taken without scripts is answered on the page, once, whether or not scripts come', async () => {
  const body = await dayWith(1, '&msg=Te+mandamos+un+mail.')
  expect(body.match(/Te mandamos un mail\./g)).toHaveLength(1)
  expect(body.slice(body.indexOf('<main'), body.indexOf('</main>'))).toContain('Te mandamos un mail.')
  expect(body).not.toContain('<noscript>')
})

test('so it is where the day is none of the event any more', async () => {
  const { body } = await rendered('/es?day=2026-11-18&event=99&msg=Te+mandamos+un+mail.')
  expect(body.match(/Te mandamos un mail\./g)).toHaveLength(1)
})
