import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetOld } from './kept.ts'
import { hasLetterKeys, keepLetterKeys } from './letterKeys.ts'
import { storageStub } from './storageStub.ts'

const lucia = 1
const berta = 2

beforeEach(() => vi.stubGlobal('localStorage', storageStub()))
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('keys of one letter are on until somebody turns them off, for themselves', () => {
  expect(hasLetterKeys(lucia)).toBe(true)
  keepLetterKeys(lucia, false)
  expect([hasLetterKeys(lucia), hasLetterKeys(berta)]).toEqual([false, true])
  keepLetterKeys(lucia, true)
  expect(hasLetterKeys(lucia)).toBe(true)
  expect(Object.keys(localStorage)).toEqual([])
})

test('who comes back after a year finds them off still', () => {
  vi.useFakeTimers({ now: new Date('2026-11-28T12:00:00.000Z') })
  keepLetterKeys(lucia, false)
  vi.advanceTimersByTime(365 * 24 * 60 * 60_000)
  forgetOld()
  expect(hasLetterKeys(lucia)).toBe(false)
})

test('a browser that keeps nothing has them on', () => {
  vi.stubGlobal('localStorage', undefined)
  keepLetterKeys(lucia, false)
  expect(hasLetterKeys(lucia)).toBe(true)
})
