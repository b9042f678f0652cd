import { type ImportMap, ImportRules } from '@gallery/contract'
import { expect, test } from 'vitest'
import { mapped, targetOf } from './mapping.ts'

const map: ImportMap = {
  fields: { code: 'accession_number', artist: 'maker' },
  rules: ImportRules.parse({}),
}

const column = (name: string) => ({ name, filled: 3, samples: [] })

test('a column goes to one field', () => {
  expect(targetOf(map, 'maker')).toBe('artist')
  expect(targetOf(map, 'id')).toBe('')
  expect(mapped(map, column('maker'), 'notes').fields).toEqual({ code: 'accession_number', notes: 'maker' })
})

test('a field takes one column', () => {
  expect(mapped(map, column('id'), 'code').fields).toEqual({ artist: 'maker', code: 'id' })
  expect(mapped(map, column('maker'), '').fields).toEqual({ code: 'accession_number' })
})

test('a column of names with the surname first says so when it goes to the artist', () => {
  const names = { ...column('hersteller'), surnames_first: 2 }
  expect(mapped(map, names, 'artist').rules.names).toBe('surname_first')
  expect(mapped(map, names, 'notes').rules.names).toBe('as_written')
})
