import { expect, test } from 'vitest'
import { compile } from './compileMessages.ts'

test('texts become the parts that are formatted', () => {
  expect(compile('{"a": "Hasta {day}"}', 'es.json').a).toMatchObject([{ value: 'Hasta ' }, { value: 'day' }])
})

test('a text that is no ICU stops the build with its name', () => {
  expect(() => compile('{"a": "Hasta {day"}', 'es.json')).toThrow(/es\.json: the text "a"/)
})
