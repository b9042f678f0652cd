import type { Slot } from '@gallery/contract'
import { expect, test } from 'vitest'
import { nextTimes } from './nextTimes.ts'

const now = new Date('2026-11-18T12:00:00Z')
const dayOf = (instant: string) => instant.slice(0, 10)

function slot(id: number, start: string, changes: Partial<Slot> = {}): Slot {
  const rest = {
    event_id: 1,
    end: start,
    label_es: '',
    label_en: '',
    limit: 2,
    count: 0,
    unavailable: false,
    groups: false,
    open_anyway: false,
  }
  return { id, start, ...rest, ...changes }
}

/** The days and the ids under them. */
function offered(places: Slot[], event = { active: true, requires_registration: true }) {
  return nextTimes({ ...event, places }, now, dayOf).map(({ day, slots }) => ({
    day,
    ids: slots.map(({ id }) => id),
  }))
}

test('what has begun, is full or closed is not offered; the rest stands under its days', () => {
  const places = [
    slot(5, '2026-11-20T15:00:00Z'),
    slot(1, '2026-11-18T11:00:00Z'),
    slot(2, '2026-11-18T15:00:00Z'),
    slot(3, '2026-11-18T16:00:00Z', { count: 2 }),
    slot(4, '2026-11-18T17:00:00Z', { unavailable: true }),
    slot(6, '2026-11-18T18:00:00Z', { count: 1 }),
  ]
  expect(offered(places)).toEqual([
    { day: '2026-11-18', ids: [2, 6] },
    { day: '2026-11-20', ids: [5] },
  ])
})

test('six times are enough', () => {
  const places = [1, 2, 3, 4, 5, 6, 7, 8].map((id) => slot(id, `2026-11-2${id}T15:00:00Z`))
  expect(offered(places).flatMap(({ ids }) => ids)).toEqual([1, 2, 3, 4, 5, 6])
})

test('an event that is hidden or open to all offers none', () => {
  const places = [slot(1, '2026-11-20T15:00:00Z')]
  expect(offered(places, { active: false, requires_registration: true })).toEqual([])
  expect(offered(places, { active: true, requires_registration: false })).toEqual([])
})
