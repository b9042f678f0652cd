import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { begunWriting, keepWriting, readWriting } from '../messages/writingDraft.ts'
import { keepDraft, readDraft } from '../record/draft.ts'
import { forgetOld } from './kept.ts'
import { recentRecords, rememberRecord } from './recentRecords.ts'
import { storageStub } from './storageStub.ts'

const lucia = 1
const berta = 2
const day = 24 * 60 * 60_000
const draft = { values: { title: 'Patio' }, base: { title: '' }, updated_at: '2026-05-01' }
const record = { path: 'works/3', es: 'Patio', en: '' }

beforeEach(() => {
  vi.stubGlobal('localStorage', storageStub())
  vi.useFakeTimers({ now: new Date('2026-11-28T12:00:00.000Z') })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('of two gallerists at one computer each finds their own, and nothing of the other’s', () => {
  keepDraft(lucia, 'works/3', draft)
  keepWriting(lucia, 'answer', 7, 'Gracias por')
  rememberRecord(lucia, record)
  expect(readDraft(berta, 'works/3')).toBeUndefined()
  expect(begunWriting(berta, 7)).toBeNull()
  expect(recentRecords(berta)).toEqual([])

  keepWriting(berta, 'note', 7, 'Llamó')
  expect([readWriting(berta, 'note', 7), readWriting(lucia, 'note', 7)]).toEqual(['Llamó', ''])
  expect(readDraft(lucia, 'works/3')).toEqual(draft)
  expect(begunWriting(lucia, 7)).toBe('answer')
  expect(recentRecords(lucia)).toEqual([record])
})

test('what nobody has gone on with for thirty days is forgotten, whosever it is', () => {
  keepWriting(lucia, 'answer', 7, 'Gracias por')
  vi.advanceTimersByTime(29 * day)
  keepWriting(berta, 'answer', 8, 'Buenas tardes')
  forgetOld()
  expect(begunWriting(lucia, 7)).toBe('answer')
  vi.advanceTimersByTime(2 * day)
  forgetOld()
  expect([begunWriting(lucia, 7), begunWriting(berta, 8)]).toEqual([null, 'answer'])
})

test('what says not whose it is goes, and what is no gallerist’s stays', () => {
  for (const key of ['gallery.draft.works/3', 'gallery.answer.7', 'gallery.recent', 'gallery.columns.works'])
    localStorage.setItem(key, '[]')
  forgetOld()
  expect(Object.keys(localStorage)).toEqual(['gallery.columns.works'])
})
