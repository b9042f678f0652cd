import { beforeAll, describe, expect, test } from 'vitest'
import { type AllLetters, openLetters } from './letters.ts'
import { type Direction, directionOf, piecesOf } from './pieces.ts'

let letters: AllLetters
beforeAll(async () => {
  letters = await openLetters()
})

/** What is drawn, piece by piece from the left, without the names of the files. */
function drawn(line: string, direction: Direction = directionOf(line)): string[] {
  const { own, find } = letters
  return piecesOf(line, (sign) => find(sign, 'bold') ?? own.bold, direction).map(({ text }) => text)
}

test('a line is one piece as long as our face has its letters', () => {
  expect(drawn('Nuñez, «Sur» ½ — ł')).toEqual(['Nuñez, «Sur» ½ — ł'])
})

test('a letter that our face lacks is taken from the file that has it, in the weight that is asked', () => {
  expect(drawn('Nguyễn')).toEqual(['Nguy', 'ễ', 'n'])
  expect(letters.find('ж', 'bold')?.name).toContain('cyrillic-700-normal')
  expect(letters.find('ж', 'italic')?.name).toContain('cyrillic-400-italic')
  expect(letters.find('ع', 'italic')?.name).toContain('arabic-400-normal')
  expect(letters.find('ש', 'italic')?.name).toContain('hebrew-400-normal')
  expect(letters.find('王', 'regular')).toBeUndefined()
})

describe('what is written from right to left', () => {
  test('stands so within a line that is not', () => {
    expect(drawn('Por דוד כהן el 5')).toEqual(['Por ', 'דוד כהן', ' ', 'el 5'])
  })

  test('leads the line that it begins, numbers and brackets as they are read', () => {
    expect(drawn('שלום (עולם) 12!')).toEqual(['!', '12', ' (', 'עולם', ')', 'שלום '])
    expect(drawn('دار Ana دار')).toEqual(['دار', ' ', 'Ana', 'دار '])
  })

  test('has its own figures from left to right, which fontkit turns round once more', () => {
    expect(drawn('سلمى ٢٠٢٤')).toEqual(['٤٢٠٢', 'سلمى '])
  })

  test('keeps marks on their letters', () => {
    expect(drawn('שָׁלוֹם', 'ltr')).toEqual(['שָׁלוֹם'.normalize('NFC')])
  })
})
