import { expect, test } from 'vitest'
import { languageChosenBy, rememberedLanguage } from './chosenLanguage.ts'

const asked = (url: string, { referer, cookie }: { referer?: string; cookie?: string }) => ({
  url,
  headers: { host: 'ochava.example', ...(referer ? { referer } : {}) },
  cookies: cookie ? { language: cookie } : {},
})

test.each([
  ['/', 'en', 'en'],
  ['/somewhere?a=1', 'en', 'en'],
  ['/', 'fr', undefined],
  ['/', undefined, undefined],
  ['/es/somewhere', 'en', undefined],
])('%s, with %s remembered, is in %s', (url, cookie, language) => {
  expect(rememberedLanguage(asked(url, cookie ? { cookie } : {}))).toBe(language)
})

test.each([
  ['a link to the other language', '/en/events', 'https://ochava.example/es/events', 'en'],
  ['a link in the same language', '/en/events', 'https://ochava.example/en', undefined],
  ['a link of another site', '/en/events', 'https://elsewhere.example/es/events', undefined],
  ['a link from a page without a language', '/en', 'https://ochava.example/dev/outbox', undefined],
  ['the bare root', '/', 'https://ochava.example/es', undefined],
  ['no link', '/en/events', undefined, undefined],
  ['what is no address', '/en/events', 'es', undefined],
])('%s chooses %s', (_what, url, referer, language) => {
  expect(languageChosenBy(asked(url, referer ? { referer } : {}))).toBe(language)
})
