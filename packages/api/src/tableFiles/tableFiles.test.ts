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
  test.each(['=1+1', '+54 11', '-', '- item', '@SUM(A1)', '\tA', '\rA', "'=1", "''=1"])(
    '%j is made a text',
    (text) => {
      expect(guardFormula(text)).toBe(`'${text}`)
    }
  )

  test.each([
    ['Ana;=SUM(1+1);x', "Ana;'=SUM(1+1);x"],
    ['Ana\t@SUM(1+1)', "Ana\t'@SUM(1+1)"],
    ['Ana\n=1\r\n+1\r-1', "Ana\n'=1\r\n'+1\r'-1"],
    ['Ana;"=1', 'Ana;\'"=1'],
    ["Ana;'=1", "Ana;''=1"],
    ['\t=1', "'\t'=1"],
    ['Ana;- item', "Ana;'- item"],
    ['Ana\n- SUM(1+1)', "Ana\n'- SUM(1+1)"],
    ['Ana\n- cmd|x', "Ana\n'- cmd|x"],
    ['Ana\n- 1&', "Ana\n'- 1&"],
    ["Ana\n- 'x", "Ana\n'- 'x"],
    ['Ana\n- x\tSUM', "Ana\n'- x\tSUM"],
  ])('%j is made a text wherever another separator makes a cell begin in it', (text, guarded) => {
    expect(guardFormula(text)).toBe(guarded)
    expect(unguardFormula(guarded)).toBe(text)
  })

  test.each([
    '',
    'Patio',
    "'Round",
    '1=1',
    ' =1',
    'A; B; =1',
    'Traer:\n- Óleo, 1949\r\n- dos marcos.\n- ¿algo más?',
    "A\n'- así",
    '00:01.000 --> 00:02.000\nHola',
  ])('%j is left alone, and read as it is', (text) => {
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
