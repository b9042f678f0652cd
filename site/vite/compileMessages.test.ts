import { expect, test } from 'vitest'
import { compile, textsOf } from './compileMessages.ts'

test('texts become the parts that are formatted', () => {
  expect(compile('{"a": "Hasta {day}"}', 'es.json').a).toMatchObject([{ value: 'Hasta ' }, { value: 'day' }])
})

test('a text that is no ICU stops the build with its name', () => {
  expect(() => compile('{"a": "Hasta {day"}', 'es.json')).toThrow(/es\.json: the text "a"/)
})

test('a share has its texts to itself, and one of all of them takes none away', () => {
  const texts = { 'nav.search': 'Buscar', 'proof.title': 'Confirmá que sos vos' }
  const shares = [{ name: 'panel' }, { name: 'personal', only: (id: string) => id.startsWith('proof.') }]
  expect(textsOf(texts, shares, undefined)).toEqual({ 'nav.search': 'Buscar' })
  expect(textsOf(texts, shares, 'personal')).toEqual({ 'proof.title': 'Confirmá que sos vos' })
  expect(textsOf(texts, shares, 'panel')).toEqual(texts)
})

test('what a share of all texts says alone, nobody else takes along', () => {
  const texts = { 'nav.search': 'Buscar', 'imageField.label': 'Imagen' }
  const shares = [{ name: 'panel', alone: (id: string) => id.startsWith('imageField.') }]
  expect(textsOf(texts, shares, undefined)).toEqual({ 'nav.search': 'Buscar' })
  expect(textsOf(texts, shares, 'panel')).toEqual(texts)
})
