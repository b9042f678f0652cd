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

test('a line of the source is none on paper', () => {
  expect(textLines('<p>Sur\ny <em>Plano</em></p>\n<blockquote>de &quot;1951&quot;</blockquote>')).toEqual([
    [
      { face: 'regular', text: 'Sur y ' },
      { face: 'italic', text: 'Plano' },
    ],
    [{ face: 'regular', text: 'de "1951"' }],
  ])
})
