import { type ImportMap, ImportRules } from '@gallery/contract'
import { expect, test } from 'vitest'
import { isSameMap, lacksCurrency, mapped, targetOf, withChosenSince } from './mapping.ts'

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

test('a column whose name says its unit or its currency says it too for what it goes to', () => {
  const inches = { ...column('Höhe (in)'), unit: 'in' as const }
  expect(mapped(map, inches, 'height').rules.unit).toBe('in')
  expect(mapped(map, inches, 'notes').rules.unit).toBe('cm')
  const dollars = { ...column('Verkauf USD'), currency: 'USD' }
  expect(mapped(map, dollars, 'price').rules.currency).toBe('USD')
  expect(mapped(map, dollars, 'owner').rules.currency).toBeNull()
})

test('a map that was changed and changed back is the same', () => {
  const elsewhere = mapped(map, column('accession_number'), 'notes')
  expect(isSameMap(elsewhere, map)).toBe(false)
  expect(isSameMap(mapped(elsewhere, column('accession_number'), 'code'), map)).toBe(true)
})

test('another rule or choice is another map', () => {
  const { fields, rules } = map
  const chosen = { fields, rules: { ...rules, choices: { Ana: 1, Eva: 2 } } }
  expect(isSameMap({ fields, rules: { ...rules, unit: 'mm' } }, map)).toBe(false)
  expect(isSameMap(chosen, map)).toBe(false)
  expect(isSameMap(chosen, { fields, rules: { ...rules, choices: { Eva: 2, Ana: 1 } } })).toBe(true)
})

test('what is chosen while the file is read anew stays chosen', () => {
  const columns = [column('maker'), column('id'), column('accession_number')]
  const now = mapped(map, column('id'), 'code')
  const chosen = { ...now, rules: { ...now.rules, unit: 'mm' as const } }
  expect(withChosenSince(map, map, map, columns)).toEqual(map)
  expect(isSameMap(withChosenSince(map, map, chosen, columns), chosen)).toBe(true)
  const swapped = { ...map, fields: { code: 'maker', artist: 'accession_number' } }
  expect(isSameMap(withChosenSince(map, map, swapped, columns), swapped)).toBe(true)
})

test('what the file suggests when it is read otherwise holds where nobody chose since', () => {
  const suggested: ImportMap = { fields: { title_es: 'Obra' }, rules: { ...map.rules, currency: 'ARS' } }
  const chosen = { ...mapped(map, column('id'), 'code'), rules: { ...map.rules, fill_only: true } }
  expect(withChosenSince(suggested, map, chosen, [column('Obra'), column('Autor')])).toEqual({
    fields: { title_es: 'Obra' },
    rules: { ...map.rules, currency: 'ARS', fill_only: true },
  })
})

test('prices without a currency ask for one, until a column or somebody says it', () => {
  const columns = [{ ...column('precio'), bare_amounts: 2 }, column('moneda')]
  const priced = mapped(map, column('precio'), 'price')
  expect(lacksCurrency(priced, columns)).toBe(true)
  expect(lacksCurrency({ ...priced, rules: { ...priced.rules, currency: 'ARS' } }, columns)).toBe(false)
  expect(lacksCurrency(mapped(priced, column('moneda'), 'currency'), columns)).toBe(false)
  const signs = [...columns.slice(0, 1), { ...column('moneda'), samples: ['$'] }]
  expect(lacksCurrency(mapped(priced, column('moneda'), 'currency'), signs), 'a $ names none').toBe(true)
  expect(lacksCurrency(mapped(map, column('moneda'), 'price'), columns), 'each names its own').toBe(false)
  expect(lacksCurrency(map, columns), 'they are no prices').toBe(false)
})
