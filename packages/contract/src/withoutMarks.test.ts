import { describe, expect, it } from 'vitest'
import { withoutMarks } from './withoutMarks.ts'

describe('a text without marks', () => {
  it.each([
    ['composed', 'Línea, ñandú', 'Linea, nandu'],
    ['with marks of their own', 'Li\u0301nea', 'Linea'],
    ['in other scripts', 'Διάλογος · йод · שָׁלוֹם', 'Διαλογος · иод · שלום'],
    ['of marks alone', '\u0301\u0316', ''],
  ])('%s', (_how, text, expected) => {
    expect(withoutMarks(text)).toBe(expected)
  })

  it('has other forms of its letters in NFKD', () => {
    expect([withoutMarks('nº ﬁn'), withoutMarks('nº ﬁn', 'NFKD')]).toEqual(['nº ﬁn', 'no fin'])
  })

  // Minutes, if they were put into order first.
  it('takes off as many as there are', () => {
    expect(withoutMarks(`é${'\u0301\u0316'.repeat(200_000)}a`)).toBe('ea')
  })
})
