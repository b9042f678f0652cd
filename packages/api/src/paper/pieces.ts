import bidiFactory from 'bidi-js'
import { hasAll, type Letters } from './letters.ts'
import { signsOf } from './signs.ts'

export type Direction = 'ltr' | 'rtl'

/** A part of a line that is set with one file's letters. */
export type Piece = { letters: Letters; text: string }

const rightToLeft = /[\p{scx=Hebrew}\p{scx=Arabic}]/u
const beginsRightToLeft = /^\P{L}*[\p{scx=Hebrew}\p{scx=Arabic}]/u
const bidi = bidiFactory()

/** The way in which a text runs, by its first letter. */
export function directionOf(text: string): Direction {
  return beginsRightToLeft.test(text) ? 'rtl' : 'ltr'
}

/** Whether some of it runs from right to left. */
function hasRightToLeft(text: string): boolean {
  return rightToLeft.test(text)
}

/**
 * The pieces of a line from left to right, as they are drawn, by the algorithm of Unicode (UAX 9). The text of each is as
 * fontkit takes it, which turns Hebrew and Arabic round by itself, and nothing else.
 */
export function piecesOf(line: string, lettersOf: (sign: string) => Letters, direction: Direction): Piece[] {
  const levels = hasRightToLeft(line) ? bidi.getEmbeddingLevels(line, direction) : undefined
  const pieces: (Piece & { level: number })[] = []
  const pieceAt: Piece[] = []
  for (const sign of signsOf(line)) {
    let piece = pieces.at(-1)
    // Words that follow one another are found together when their space is of the same file.
    const letters = sign === ' ' && piece && hasAll(piece.letters, sign) ? piece.letters : lettersOf(sign)
    const level = levels?.levels[pieceAt.length] ?? 0
    if (piece?.letters !== letters || piece.level !== level) {
      piece = { letters, text: '', level }
      pieces.push(piece)
    }
    piece.text += sign
    for (let unit = 0; unit < sign.length; unit += 1) pieceAt.push(piece)
  }
  if (!levels) return pieces
  for (const piece of pieces) piece.text = asTaken(piece)
  const seen = bidi.getReorderedIndices(line, levels).flatMap((index) => pieceAt[index] ?? [])
  return [...new Set(seen)]
}

/** What is to be seen from right to left has an odd level. */
function asTaken({ text, level }: Piece & { level: number }): string {
  const runsLeft = level % 2 === 1
  if (runsLeft === hasRightToLeft(text)) return text
  const mirrored = (sign: string) => (runsLeft ? (bidi.getMirroredCharacter(sign) ?? sign) : sign)
  return signsOf(text).reverse().map(mirrored).join('')
}
