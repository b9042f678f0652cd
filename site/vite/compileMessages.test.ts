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
