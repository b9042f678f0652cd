import { beforeEach, expect, test, vi } from 'vitest'
import { storageStub } from '../kept/storageStub.ts'
import { keepDraft, readDraft, settleDraft } from './draft.ts'

const lucia = 1

beforeEach(() => {
  vi.stubGlobal('localStorage', storageStub())
})

const sent = { title: 'Patio', place: 'Sala 2' }
const saved = { ...sent, updated_at: '2026-05-02' }

test('a draft is gone once all of it is saved', () => {
  keepDraft(lucia, 'events/1', { values: { title: 'Patio' }, base: { title: '' }, updated_at: '2026-05-01' })
  settleDraft(lucia, 'events/1', sent, saved)
  expect(readDraft(lucia, 'events/1')).toBeUndefined()
})

test('what was typed after it was sent stays a draft, which starts at what was saved', () => {
  keepDraft(lucia, 'events/1', {
    values: { title: 'Patios', place: 'Sala 2' },
    base: { title: '', place: '' },
    updated_at: '2026-05-01',
  })
  settleDraft(lucia, 'events/1', sent, saved)
  expect(readDraft(lucia, 'events/1')).toEqual({
    values: { title: 'Patios' },
    base: { title: 'Patio' },
    updated_at: '2026-05-02',
  })
})
