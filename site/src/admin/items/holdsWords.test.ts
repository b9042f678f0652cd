import { expect, test } from 'vitest'
import { holdsWords } from './holdsWords.ts'

test.each([
  ['Fondo Núñez', 'nunez fondo', true],
  ['Fondo Núñez', ' FÓN ', true],
  ['Fondo Núñez', 'fondo taller', false],
  ['Fondo Núñez', '', true],
])('whether "%s" holds "%s": %s', (text, query, held) => {
  expect(holdsWords(text, query)).toBe(held)
})
