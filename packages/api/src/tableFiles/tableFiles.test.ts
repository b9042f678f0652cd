import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { guardFormula, unguardFormula } from './formulas.ts'
import { fitIntoCell, fullCell } from './fullCell.ts'
import { joinMany, splitMany } from './manyInCell.ts'
import { escapeXmlText, unescapeXmlText } from './xmlText.ts'

/** Texts in which the signs that mean something here are frequent. */
const texts = fc.string({
  unit: fc.oneof(fc.constantFrom(...'=+-@\t\r\n\'\\;_x005F <>&"'), fc.string({ minLength: 1, maxLength: 1 })),
})

describe('a formula', () => {
  test.each(['=1+1', '+54 11', '-', '@SUM(A1)', '\t=1', '\r=1', "'=1", "''=1"])(
    '%j is made a text',
    (text) => {
      expect(guardFormula(text)).toBe(`'${text}`)
    }
  )

  test.each(['', 'Patio', "'Round", '1=1', ' =1'])('%j is left alone, and read as it is', (text) => {
    expect(guardFormula(text)).toBe(text)
    expect(unguardFormula(text)).toBe(text)
  })

  test('any text comes back as it was', () => {
    fc.assert(
      fc.property(texts, (text) => {
        expect(unguardFormula(guardFormula(text))).toBe(text)
      })
    )
  })
})

test('several texts in a cell come back as they were, trimmed', () => {
  expect(joinMany(['Ana Paz', 'A;B', 'C\\'])).toBe('Ana Paz; A\\;B; C\\\\')
  const words = fc.array(texts.map((text) => text.trim()).filter((text) => text !== ''))
  fc.assert(
    fc.property(words, (many) => {
      expect(splitMany(joinMany(many))).toEqual(many)
    })
  )
})

test.each(['a', '🖼', 'a🖼'])(
  'a text of %j that no cell holds fills one, and ends in a sign of it',
  (piece) => {
    const whole = piece.repeat(fullCell + 1)
    expect(fitIntoCell(whole.slice(0, fullCell))).toBe(whole.slice(0, fullCell))
    const text = fitIntoCell(whole)
    expect(text).toHaveLength(fullCell)
    expect(Buffer.from(text).toString(), 'no sign is cut in half').toBe(text)
    expect(text).toMatch(/…$/)
  }
)

test('any text comes back out of XML', () => {
  const entities = (xml: string) =>
    xml.replaceAll('&quot;', '"').replaceAll('&gt;', '>').replaceAll('&lt;', '<').replaceAll('&amp;', '&')
  const examples: [string][] = [['_x0041_x0042_'], ['_x005F_x000D_\r'], ['a\0\uFFFEb']]
  fc.assert(
    fc.property(texts, (text) => {
      expect(escapeXmlText(text)).not.toMatch(/[<>"\r\0]/)
      expect(unescapeXmlText(entities(escapeXmlText(text)))).toBe(text)
    }),
    { examples }
  )
})
