import { expect, test } from 'vitest'
import { removableSlot } from './removableSlot.ts'
import { anAgendaSlot } from './sampleSlot.ts'

const slot = anAgendaSlot({ count: 4, bookings: 2, names: ['M. Sosa +2', 'J. Paz'] })

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
    limit: slot.limit,
    count: 4,
    href: '/slot',
    ...told,
  })
})
