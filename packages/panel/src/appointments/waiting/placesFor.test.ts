import type { AgendaSlot } from '@gallery/contract'
import { expect, test } from 'vitest'
import { anAgendaSlot } from '../sampleSlot.ts'
import { othersOfDay, placesFor } from './placesFor.ts'

const zone = 'America/Argentina/Buenos_Aires'
const now = new Date('2026-11-19T15:00:00Z')

const slot = (id: number, start: string, changes: Partial<AgendaSlot> = {}) =>
  anAgendaSlot({ id, start, count: 8, ...changes })
const full = slot(1, '2026-11-19T17:00:00Z', { count: 12 })

test('the others of a day are of its event, in their order, by the gallery’s clock', () => {
  const late = slot(2, '2026-11-20T01:00:00Z')
  const slots = [
    late,
    full,
    slot(3, '2026-11-19T18:00:00Z'),
    slot(4, '2026-11-20T18:00:00Z'),
    slot(5, '2026-11-19T18:00:00Z', { event_id: 2 }),
  ]
  expect(othersOfDay(full, slots, zone).map(({ id }) => id)).toEqual([3, 2])
})

test.each([
  ['four where four are left', { people: 4, school: '' }, [2, 4]],
  ['five nowhere but in the hall', { people: 5, school: '' }, [4]],
  ['a school only where groups are taken', { people: 2, school: 'Escuela Normal 4' }, [4]],
])('%s', (_name, waiter, expected) => {
  const slots = [
    full,
    slot(2, '2026-11-19T18:00:00Z'),
    slot(3, '2026-11-19T19:00:00Z', { unavailable: true }),
    slot(4, '2026-11-19T20:00:00Z', { limit: 40, groups: true }),
    slot(5, '2026-11-19T14:00:00Z'),
  ]
  expect(placesFor(waiter, slots, now).map(({ id }) => id)).toEqual(expected)
})
