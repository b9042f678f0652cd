import { expect, test } from 'vitest'
import { htmlText } from './htmlText.ts'

test.each([
  [
    'tags in a line leave nothing behind',
    '<p>Nuevas (<em>Patio</em>) y “<em>Siesta</em>”</p>',
    'Nuevas (Patio) y “Siesta”',
  ],
  ['blocks are parted', '<p>Uno</p><ul><li>dos</li><li>tres<br />cuatro</li></ul>', 'Uno dos tres cuatro'],
  ['entities are read once', '<p>&amp;lt; &lt;b&gt; &quot;&apos;&nbsp;c</p>', '&lt; <b> "\' c'],
  ['also by number', '&#39;a&#x27; &#x2014; &#128512;', "'a' — 😀"],
  [
    'what is no entity stays',
    'AT&T &nothing; &constructor; &#; &#1114112;',
    'AT&T &nothing; &constructor; &#; &#1114112;',
  ],
  ['and what is no tag', 'menos de <30 o >40 cm', 'menos de <30 o >40 cm'],
])('%s', (_what, html, text) => {
  expect(htmlText(html)).toBe(text)
})

test('a line for each block where that is wanted, and none for those of the source', () => {
  expect(htmlText('<h3>Uno</h3>\n<p>dos\n<em>tres</em></p><p> </p><p>cuatro<br>cinco</p>', '\n')).toBe(
    'Uno\ndos tres\ncuatro\ncinco'
  )
})
