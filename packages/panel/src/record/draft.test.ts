import { beforeEach, expect, test, vi } from 'vitest'
import { keepDraft, readDraft, settleDraft } from './draft.ts'

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  })
})

const sent = { title: 'Patio', place: 'Sala 2' }
const saved = { ...sent, updated_at: '2026-05-02' }

test('a draft is gone once all of it is saved', () => {
  keepDraft('events/1', { values: { title: 'Patio' }, base: { title: '' }, updated_at: '2026-05-01' })
  settleDraft('events/1', sent, saved)
  expect(readDraft('events/1')).toBeUndefined()
})

test('what was typed after it was sent stays a draft, which starts at what was saved', () => {
  keepDraft('events/1', {
    values: { title: 'Patios', place: 'Sala 2' },
    base: { title: '', place: '' },
    updated_at: '2026-05-01',
  })
  settleDraft('events/1', sent, saved)
  expect(readDraft('events/1')).toEqual({
    values: { title: 'Patios' },
    base: { title: 'Patio' },
    updated_at: '2026-05-02',
  })
})
