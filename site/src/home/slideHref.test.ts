import { expect, test } from 'vitest'
import { slideHref } from './slideHref.ts'

test.each([
  ['exhibitions/3/la-linea', '/en/exhibitions/3/la-linea'],
  ['/exhibitions/3', '/en/exhibitions/3'],
  ['https://museo.example/x', 'https://museo.example/x'],
  ['', undefined],
  ['javascript:alert(1)', undefined],
  ['//elsewhere.example', undefined],
])('a slide that says "%s" leads to %s', (link, href) => {
  expect(slideHref(link, 'en')).toBe(href)
})
