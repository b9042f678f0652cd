import type { AgendaSlot } from '@gallery/contract'
import { expect, test } from 'vitest'
import { anAgendaSlot } from './sampleSlot.ts'
import { slotsToMoveTo } from './slotsToMoveTo.ts'

const slot = (id: number, start: string, changes: Partial<AgendaSlot> = {}) =>
  anAgendaSlot({ id, start, count: 8, ...changes })

const when = {
  now: new Date('2026-11-19T15:00:00Z'),
  zone: 'America/Argentina/Buenos_Aires',
  opening: {
    openDays: [1, 2, 3, 4, 5].map((weekday) => ({ weekday, from: '14:00', to: '19:30' })),
    closures: [{ from: '2026-11-24', to: '2026-11-24', reason_es: 'Montaje', reason_en: '' }],
    holidays: [{ day: '2026-11-23', name_es: 'Soberanía Nacional', name_en: '' }],
  },
}

test.each([
  ['a day that is open', slot(2, '2026-11-20T18:00:00Z'), true],
  ['the one that they leave', slot(1, '2026-11-20T18:00:00Z'), false],
  ['one that is too small, whose limit can be raised', slot(2, '2026-11-20T18:00:00Z', { count: 9 }), true],
  ['one that no limit makes large enough', slot(2, '2026-11-20T18:00:00Z', { count: 9_997 }), false],
  ['one that takes no bookings', slot(2, '2026-11-20T18:00:00Z', { unavailable: true }), false],
  ['a closure', slot(2, '2026-11-24T18:00:00Z'), false],
  ['a closure, opened on purpose', slot(2, '2026-11-24T18:00:00Z', { open_anyway: true }), true],
  ['a holiday', slot(2, '2026-11-23T18:00:00Z'), false],
  ['a Saturday', slot(2, '2026-11-21T18:00:00Z'), false],
  // In Greenwich it is Saturday by then.
  ['a late Friday by the gallery’s clock', slot(2, '2026-11-21T00:30:00Z'), true],
])('four move: %s', (_name, other, offered) => {
  expect(slotsToMoveTo([other], { people: 4, from: 1 }, when)).toEqual(offered ? [other] : [])
})
