import type { AgendaSlot } from '@gallery/contract'
import { expect, test } from 'vitest'
import { removableSlot } from './removableSlot.ts'

const slot: AgendaSlot = {
  id: 12,
  event_id: 3,
  start: '2026-11-24T18:00:00Z',
  end: '2026-11-24T18:45:00Z',
  label_es: '',
  label_en: '',
  limit: 15,
  unavailable: false,
  groups: false,
  open_anyway: false,
  count: 4,
  event: { id: 3, title_es: 'La línea', title_en: 'The line', place: 'Sala 1', color: 'red' },
  bookings: 2,
  unconfirmed: 0,
  unconfirmed_people: 0,
  waiting: 0,
  names: ['M. Sosa +2', 'J. Paz'],
}

test.each([
  ['to come', '2026-11-24T17:00:00Z', { bookings: 2, names: slot.names }],
  ['that is on', '2026-11-24T18:30:00Z', { bookings: 2, names: slot.names }],
  ['that is over', '2026-11-24T18:45:00Z', { bookings: 0, names: [] }],
])('who is told when a slot goes %s', (_when, now, told) => {
  const shown = removableSlot(slot, { href: '/slot', now: new Date(now) })
  expect(shown).toEqual({
    id: 12,
    start: slot.start,
    end: slot.end,
    limit: 15,
    count: 4,
    href: '/slot',
    ...told,
  })
})
