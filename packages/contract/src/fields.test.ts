import { describe, expect, it } from 'vitest'
import { line, lines } from './fields.ts'

describe.each([
  ['one line', line(0, 10_000)],
  ['several lines', lines(10_000)],
])('a text of %s', (_of, shape) => {
  it.each([
    ['Spanish, its accents apart', 'Li\u0301nea'],
    ['Hebrew with its points and accents', 'בְּרֵאשִׁ֖ית בָּרָ֣א'],
    ['Arabic with its vowels', 'مُحَمَّدٌ'],
    ['Hindi, drawn out', 'क्षत्रिय नहींीीीीीी'],
    ['Tibetan, stacked', 'ཧྐྵྨླྺྼྻྂ'],
    ['Thai', 'ที่นี่'],
    ['signs that are made of several', '👩🏽‍🎨 ❤️ 1️⃣'],
  ])('stays as it was typed: %s', (_what, text) => {
    expect(shape.parse(text)).toBe(text)
  })

  it('keeps twenty of the marks that are piled onto a letter', () => {
    const pile = '\u0301\u0316'.repeat(2_000)
    const kept = pile.slice(0, 20)
    expect(shape.parse(`a${pile}b\u0301 c${pile}`)).toBe(`a${kept}b\u0301 c${kept}`)
  })

  it('that is too long is refused for that alone', () => {
    const { error } = shape.safeParse('a\0'.repeat(5_001))
    expect(error?.issues.map(({ code }) => code)).toEqual(['too_big'])
  })
})
