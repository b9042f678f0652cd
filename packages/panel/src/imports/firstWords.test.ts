import { expect, test } from 'vitest'
import { firstWords } from './firstWords.ts'

test.each([
  ['Patio', 'Patio'],
  ['Patios del Sur', 'Patios del Sur'],
  ['Patios del Sur y otros', 'Patios del Sur…'],
  ['🖼🖼🖼🖼🖼🖼🖼🖼🖼🖼🖼🖼🖼🖼🖼🖼', '🖼🖼🖼🖼🖼🖼🖼🖼🖼🖼🖼🖼🖼🖼🖼…'],
])('"%s" is shown as "%s"', (text, shown) => {
  expect(firstWords(text, 15)).toBe(shown)
})
