import { expect, test } from 'vitest'
import { textLines } from './textLines.ts'

test('a text is printed line by line, what was italic or bold as it was', () => {
  expect(
    textLines('<p><em>Sur &amp; Plano</em>, 12</p><ul><li>A<br><strong>B</strong> &lt; C</li></ul><p> </p>')
  ).toEqual([
    [
      { face: 'italic', text: 'Sur & Plano' },
      { face: 'regular', text: ', 12' },
    ],
    [{ face: 'regular', text: 'A' }],
    [
      { face: 'bold', text: 'B' },
      { face: 'regular', text: ' < C' },
    ],
  ])
})
