import { expect, test } from 'vitest'
import { languageOf } from './language.ts'
import en from './messages/en.json' with { type: 'json' }
import es from './messages/es.json' with { type: 'json' }

test.each([
  ['/es/auth/login', 'en', 'es'],
  ['/en', '', 'en'],
  ['/en?msg=hola', 'es', 'en'],
  ['/api/events', 'en-GB,en;q=0.9,es;q=0.8', 'en'],
  ['/api/events', 'fr,es;q=0.5,en;q=0.7', 'en'],
  ['/api/events', 'en;q=0, es', 'es'],
  ['/api/events', 'fr-FR', 'es'],
  ['/api/events', '', 'es'],
  ['/english', '', 'es'],
  ['/', 'EN-us', 'en'],
  ['/', ';;q=,,en;q=x', 'es'],
])('%s asked with “%s” speaks %s', (url, header, language) => {
  expect(languageOf(url, header)).toBe(language)
})

test('both languages have the same texts with the same placeholders', () => {
  // Not the words of a plural or of a choice: `one {minute}`, `own {your}`. What the gallery wrote in both, each text
  // takes in its own language.
  const placeholders = (text: string, own: RegExp) =>
    [...new Set(text.match(/(?<!(one|other|own|=\d+) )\{\w+(?=[,}])/g) ?? [])]
      .map((name) => name.replace(own, ''))
      .sort()
  const shape = (texts: Readonly<Record<string, string>>, own: RegExp) =>
    Object.fromEntries(Object.entries(texts).map(([id, text]) => [id, placeholders(text, own)]))
  expect(shape(en, /_en$/)).toEqual(shape(es, /_es$/))
})
