import { describe, expect, it } from 'vitest'
import { failed, isDangerous, leftInHand, leftOf, type Tries } from './tries.ts'

const tries: Tries = { lease: 30_000, most: 3, wait: (failures) => failures * 1_000 }
const now = new Date('2026-03-09T12:00:00Z')
const later = (milliseconds: number) => new Date(now.getTime() + milliseconds)
const error = new Error('The server is away')
const freed = { locked_until: null, last_error: 'The server is away' }

describe('a piece of work that was left in hand', () => {
  it.each([
    ['after two processes that ended over it', { attempts: 3, isLeft: true, hasFailed: false }, true],
    [
      'not after one, which may have ended over something else',
      { attempts: 2, isLeft: true, hasFailed: false },
      false,
    ],
    ['not where each try said how it ended', { attempts: 4, isLeft: false, hasFailed: true }, false],
    ['not after failures that were noted and one end', { attempts: 3, isLeft: true, hasFailed: true }, false],
    ['after as many tries as any other has', { attempts: 4, isLeft: true, hasFailed: true }, true],
  ])('is dangerous %s', (_when, left, dangerous) => {
    expect(isDangerous(left, tries)).toBe(dangerous)
  })

  it('is left also where dead processes were told apart from nobody', () => {
    const row = { attempts: 1, last_error: null, locked_until: null }
    expect(leftOf(row)).toEqual({ attempts: 2, isLeft: false, hasFailed: false })
    expect(leftOf({ ...row, ...leftInHand })).toEqual({ attempts: 2, isLeft: true, hasFailed: false })
    expect(leftOf({ ...row, last_error: 'away' }).hasFailed).toBe(true)
  })
})

describe('a piece of work that failed', () => {
  it.each([
    ['is tried again, after the wait of so many failures', { attempts: 2 }, { due_at: later(2_000) }],
    ['is given up after the last try', { attempts: 3 }, { failed_at: now }],
    ['is given up where it would fail again', { attempts: 1, isFinal: true }, { failed_at: now }],
    [
      'is given up where the next try would come too late',
      { attempts: 1, expires: later(1_000) },
      { failed_at: now },
    ],
    [
      'is tried again where that comes in time',
      { attempts: 1, expires: later(1_001) },
      { due_at: later(1_000) },
    ],
  ])('%s', (_what, failure, left) => {
    expect(failed(tries, { error, now, ...failure })).toEqual({ ...freed, ...left })
  })

  it('keeps the beginning of a long reason', () => {
    const { last_error } = failed(tries, { error: 'x'.repeat(5_000), attempts: 1, now })
    expect(last_error).toHaveLength(1_000)
  })
})
