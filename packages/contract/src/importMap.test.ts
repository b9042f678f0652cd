import { expect, test } from 'vitest'
import { chosenMap, importKeyOf } from './importMap.ts'
import { ImportMap } from './imports.ts'

const map = ImportMap.parse({
  fields: { id: 'id', hash: 'hash', code: 'code', title_es: 'título' },
  rules: { key: 'id', leave: ['year'] },
})

test('fields that are ignored leave the map, and rows are joined by what is left', () => {
  const { fields, rules } = chosenMap(map, { rule: 'ignore', value: ['id', 'hash', 'artist_id'] })
  expect(fields).toEqual({ code: 'code', title_es: 'título' })
  expect(rules).toEqual({ ...map.rules, key: null })
})

test('that rows are joined by something else, or not at all, stays so', () => {
  const choice = { rule: 'ignore' as const, value: ['id'] }
  const unjoined = { ...map, rules: { ...map.rules, key: 'none' as const } }
  expect(chosenMap(unjoined, choice).rules.key).toBe('none')
})

test('any other choice is one more rule', () => {
  expect(chosenMap(map, { rule: 'leave', value: 'price' }).rules.leave).toEqual(['year', 'price'])
  expect(chosenMap(map, { rule: 'leave', value: 'year' }).rules.leave).toEqual(['year'])
  expect(chosenMap(map, { rule: 'years', value: 'words' })).toEqual({
    ...map,
    rules: { ...map.rules, years: 'words' },
  })
})

test('rows are joined by the surest field of their kind, unless the map says by which', () => {
  expect(importKeyOf('works', { ...map, rules: { ...map.rules, key: null } })).toBe('id')
  expect(importKeyOf('works', { ...map, rules: { ...map.rules, key: 'code' } })).toBe('code')
  expect(importKeyOf('artists', ImportMap.parse({ fields: { code: 'código' } }))).toBeUndefined()
})
