import { expect, test } from 'vitest'
import { marks } from './marks.ts'

const said = (text: string, words: string) =>
  marks(text, words)
    .map(({ text: part, marked }) => (marked ? `[${part}]` : part))
    .join('')

test.each([
  ['a word', 'El marco roto', 'marco', 'El [marco] roto'],
  ['a part of a word', 'Marcos sin cuadro', 'marco', '[Marco]s sin cuadro'],
  ['without accents', 'Nélida Muñoz', 'nelida munoz', '[Nélida] [Muñoz]'],
  ['accents that the text lacks', 'Opera', 'ópera', '[Opera]'],
  ['several times', 'no, no', 'no', '[no], [no]'],
  ['overlapping words', 'abcd', 'abc bcd', '[abcd]'],
  ['nothing', 'El marco roto', ' ', 'El marco roto'],
  ['what is not there', 'El marco roto', 'puerta', 'El marco roto'],
  ['signs that mean something elsewhere', 'a.b (c)', '. (', 'a[.]b [(]c)'],
])('%s', (_what, text, words, expected) => {
  expect(said(text, words)).toBe(expected)
})
