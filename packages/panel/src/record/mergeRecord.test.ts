import { expect, test } from 'vitest'
import { mergeRecord } from './mergeRecord.ts'

const fields = ['title', 'place', 'artists'] as const
const base = { title: 'Patio', place: 'Sala 1', artists: [1, 2] }

test('what each side touched alone is in the result', () => {
  const merged = mergeRecord(fields, base, { ...base, title: 'Patios' }, { ...base, artists: [2] })
  expect(merged).toEqual({
    values: { title: 'Patios', place: 'Sala 1', artists: [2] },
    conflicts: [],
    taken: ['artists'],
  })
})

test('what both touched is for a person to decide, and what was typed here stands meanwhile', () => {
  const merged = mergeRecord(fields, base, { ...base, title: 'Mío' }, { ...base, title: 'Suyo' })
  expect(merged.values.title).toBe('Mío')
  expect(merged.conflicts).toEqual([{ field: 'title', mine: 'Mío', theirs: 'Suyo' }])
})

test('the same change twice is no conflict', () => {
  const change = { ...base, place: 'Sala 2' }
  expect(mergeRecord(fields, base, change, { ...change })).toEqual({
    values: change,
    conflicts: [],
    taken: [],
  })
})
