import { expect, test } from 'vitest'
import { inLanguage, languageOf } from './pathLanguage.ts'

test.each([
  ['/es', 'es'],
  ['/en/events/3', 'en'],
  ['/', undefined],
  ['/english', undefined],
  ['/fr/en', undefined],
])('the language of %s is %s', (path, language) => {
  expect(languageOf(path)).toBe(language)
})

test('the other language is the same place', () => {
  expect(inLanguage('en', '/es/events', '?q=patio')).toBe('/en/events?q=patio')
  expect(inLanguage('es', '/en')).toBe('/es')
})
