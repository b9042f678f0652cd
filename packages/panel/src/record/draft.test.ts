import { beforeEach, describe, expect, test, vi } from 'vitest'
import { storageStub } from '../kept/storageStub.ts'
import { keepDraft, mergeDraft, nothingTyped, readDraft, settleDraft } from './draft.ts'
import { changedIn, opened } from './edited.ts'
import { pick } from './pick.ts'

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

describe('of two windows with the same record', () => {
  const fields = ['title', 'place'] as const
  type Values = Record<(typeof fields)[number], string>
  const first = { title: '', place: '', updated_at: '2026-05-01' }

  /** A window that opens the record, with what is typed into it. */
  function openWindow(record = first) {
    const draft = readDraft(lucia, 'events/1')
    let { base, values } = opened<typeof first, keyof Values>(draft, record, fields)
    let before = draft ?? nothingTyped
    function keep() {
      const changed = changedIn({ base, values }, fields)
      const now = { values: pick(values, changed), base: pick(base, changed) }
      mergeDraft(lucia, 'events/1', before, now, base)
      before = now
    }
    keep()
    return {
      values: () => values,
      type: (change: Partial<Values>) => {
        values = { ...values, ...change }
        keep()
      },
      discard: () => {
        values = pick(base, fields)
        keep()
      },
      /** The record is read anew while nothing is typed. */
      take: (newer: typeof first) => {
        base = newer
        values = pick(newer, fields)
        keep()
      },
    }
  }

  test('what is typed in one stays beside what is typed in the other', () => {
    const [one, other] = [openWindow(), openWindow()]
    one.type({ title: 'Patio' })
    other.type({ place: 'Sala 2' })
    expect(readDraft(lucia, 'events/1')).toEqual({
      values: { title: 'Patio', place: 'Sala 2' },
      base: { title: '', place: '' },
      updated_at: '2026-05-01',
    })
    expect(openWindow().values()).toEqual({ title: 'Patio', place: 'Sala 2' })
  })

  test('one in which nothing is typed touches nothing', () => {
    const [one, other] = [openWindow(), openWindow()]
    one.type({ title: 'Patio' })
    other.discard()
    other.take({ ...first, updated_at: '2026-05-02' })
    expect(readDraft(lucia, 'events/1')?.values).toEqual({ title: 'Patio' })
  })

  test('what is taken back in one goes, and what the other has stays until it is taken back too', () => {
    const [one, other] = [openWindow(), openWindow()]
    one.type({ title: 'Patio' })
    other.type({ place: 'Sala 2' })
    one.discard()
    expect(readDraft(lucia, 'events/1')?.values).toEqual({ place: 'Sala 2' })
    other.type({ place: '' })
    expect(readDraft(lucia, 'events/1')).toBeUndefined()
  })

  test('one that began with what the other had typed does not go back to that', () => {
    const one = openWindow()
    one.type({ title: 'Patio' })
    const other = openWindow()
    one.type({ title: 'Patios' })
    other.type({ place: 'Sala 2' })
    expect(readDraft(lucia, 'events/1')?.values).toEqual({ title: 'Patios', place: 'Sala 2' })
    other.discard()
    expect(readDraft(lucia, 'events/1')?.values).toEqual({ title: 'Patios' })
  })

  test('what the other threw away and is typed here still is kept again with the next word', () => {
    const one = openWindow()
    one.type({ title: 'Patio' })
    openWindow().discard()
    one.type({ place: 'Sala 2' })
    expect(readDraft(lucia, 'events/1')?.values).toEqual({ title: 'Patio', place: 'Sala 2' })
  })

  test('the draft starts at the older of their states, unless both fields are the same in the newer', () => {
    const [one, other] = [openWindow(), openWindow()]
    one.type({ title: 'Patio' })
    other.take({ title: 'Otro', place: '', updated_at: '2026-05-02' })
    other.type({ place: 'Sala 2' })
    expect(readDraft(lucia, 'events/1')).toMatchObject({
      base: { title: '', place: '' },
      updated_at: '2026-05-01',
    })

    other.take({ ...first, updated_at: '2026-05-03' })
    other.type({ place: 'Sala 2' })
    expect(readDraft(lucia, 'events/1')).toMatchObject({ updated_at: '2026-05-03' })
  })

  test('saving in one ends what it sent; what the other has goes on, from where it began', () => {
    const [one, other] = [openWindow(), openWindow()]
    other.type({ place: 'Sala 2' })
    one.type({ title: 'Patio' })
    const then = { ...first, title: 'Patio', updated_at: '2026-05-02' }
    settleDraft(lucia, 'events/1', { title: 'Patio' }, then)
    expect(readDraft(lucia, 'events/1')).toEqual({
      values: { place: 'Sala 2' },
      base: { place: '' },
      updated_at: '2026-05-02',
    })

    one.take({ title: 'Patio', place: 'Sala 3', updated_at: '2026-05-03' })
    one.type({ title: 'Patios' })
    const later = { title: 'Patios', place: 'Sala 3', updated_at: '2026-05-04' }
    settleDraft(lucia, 'events/1', { title: 'Patios' }, later)
    expect(readDraft(lucia, 'events/1')).toEqual({
      values: { place: 'Sala 2' },
      base: { place: '' },
      updated_at: '2026-05-02',
    })
  })
})

test('what somebody else had saved the same meanwhile ends with what was sent', () => {
  keepDraft(lucia, 'events/1', {
    values: { title: 'Patio', place: 'Sala 2' },
    base: { title: '', place: '' },
    updated_at: '2026-05-01',
  })
  settleDraft(lucia, 'events/1', { title: 'Patio' }, saved)
  expect(readDraft(lucia, 'events/1')).toBeUndefined()
})
