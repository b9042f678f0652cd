import { addDays, dayOf, instantOf } from '@gallery/contract'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { kept, keptBackups } from './keptBackups.ts'

const zone = 'America/Argentina/Buenos_Aires'
const nightOf = (day: string) => instantOf(day, '03:30', zone)
const moments = fc.uniqueArray(
  fc.date({ min: new Date('2024-01-01'), max: new Date('2027-12-31'), noInvalidDate: true }),
  { maxLength: 200, selector: (moment) => moment.getTime() }
)
/** The first of all days, and whether a backup is made on each of those that follow. */
const history = fc.tuple(
  fc.integer({ min: 0, max: 1_000 }).map((days) => addDays('2024-01-01', days)),
  fc.array(fc.boolean(), { minLength: 1, maxLength: 500 })
)

/** What is left when after each backup those go that are not kept. */
function pruned(nights: readonly Date[]): Date[] {
  let left: Date[] = []
  for (const night of nights) {
    const all = [...left, night]
    const keeping = keptBackups(all, zone)
    left = all.filter((moment) => keeping.has(moment))
  }
  return left
}

test('of 400 nights 7 days, 4 weeks and 12 months stay, some of which are the same', () => {
  const nights = Array.from({ length: 400 }, (_, count) => nightOf(addDays('2025-11-27', count)))
  // Until 31 December 2026, a Thursday.
  expect(pruned(nights).map((night) => dayOf(night, zone))).toEqual([
    ...['2026-01-31', '2026-02-28', '2026-03-31', '2026-04-30', '2026-05-31', '2026-06-30', '2026-07-31'],
    ...['2026-08-31', '2026-09-30', '2026-10-31', '2026-11-30', '2026-12-13', '2026-12-20'],
    ...['2026-12-25', '2026-12-26', '2026-12-27', '2026-12-28', '2026-12-29', '2026-12-30', '2026-12-31'],
  ])
})

test('the days are the gallery’s: half past nine in the evening and half past midnight are two', () => {
  const evening = instantOf('2026-03-05', '21:30', zone)
  const night = instantOf('2026-03-06', '00:30', zone)
  expect(keptBackups([evening, night], zone).size).toBe(2)
})

describe('whatever there is', () => {
  test('the newest stays, no more than 23 do, and nothing that was not there', () => {
    fc.assert(
      fc.property(moments, (all) => {
        const keeping = keptBackups(all, zone)
        expect(keeping.size).toBeLessThanOrEqual(kept.days + kept.weeks + kept.months)
        expect([...keeping].every((moment) => all.includes(moment))).toBe(true)
        const newest = all.toSorted((one, other) => other.getTime() - one.getTime())[0]
        if (newest) expect(keeping.has(newest)).toBe(true)
      })
    )
  })

  test('neither the order nor a second time changes anything', () => {
    fc.assert(
      fc.property(moments, (all) => {
        const keeping = keptBackups(all, zone)
        expect(keptBackups(all.toReversed(), zone)).toEqual(keeping)
        expect(keptBackups([...keeping], zone)).toEqual(keeping)
      })
    )
  })

  test('who deletes night after night is left with what one would choose of them all', () => {
    fc.assert(
      fc.property(history, ([first, made]) => {
        const nights = made.flatMap((is, at) => (is ? [nightOf(addDays(first, at))] : []))
        expect(new Set(pruned(nights))).toEqual(keptBackups(nights, zone))
      }),
      { numRuns: 50 }
    )
  })
})
