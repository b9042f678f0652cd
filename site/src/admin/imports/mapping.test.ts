import type { ImportMap } from '@gallery/contract'
import { expect, test } from 'vitest'
import { mapped, targetOf } from './mapping.ts'

const map: ImportMap = {
  fields: { code: 'accession_number', artist: 'maker' },
  rules: {
    key: null,
    artists: 'create',
    several_artists: 'refuse',
    years: 'exact',
    fill_only: false,
    choices: {},
  },
}

test('a column goes to one field', () => {
  expect(targetOf(map, 'maker')).toBe('artist')
  expect(targetOf(map, 'id')).toBe('')
  expect(mapped(map, 'maker', 'notes').fields).toEqual({ code: 'accession_number', notes: 'maker' })
})

test('a field takes one column', () => {
  expect(mapped(map, 'id', 'code').fields).toEqual({ artist: 'maker', code: 'id' })
  expect(mapped(map, 'maker', '').fields).toEqual({ code: 'accession_number' })
})
