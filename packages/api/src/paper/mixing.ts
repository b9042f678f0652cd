import type { Face } from './fonts.ts'
import { type AllLetters, hasAll, type Letters } from './letters.ts'
import { type Direction, piecesOf } from './pieces.ts'
import { spelledIn } from './spelledOut.ts'

type LineOptions = PDFKit.Mixins.TextOptions & { lineWidth?: number }

declare global {
  namespace PDFKit {
    interface PDFDocument {
      /** Draws a line at its place, after pdfkit has broken the text into lines. No other hook of it comes that late. */
      _fragment(text: string, x: number, y: number, options: LineOptions): void
    }
  }
}

/** A document whose texts are set with several files' letters. */
export type Mixing = {
  /** What is measured and drawn from now on is set so. @param direction of what is drawn */
  use(style: { face: Face; size: number }, direction: Direction): PDFKit.PDFDocument
  /** A text of which every sign can be printed, see {@link spelledIn}. */
  spell(text: string): string
}

/**
 * Makes a document measure and draw each letter with the file that has it, in the face that is asked for; what is written
 * from right to left stands so. A text that our face has whole is left to pdfkit as it is.
 */
export function mixLetters(doc: PDFKit.PDFDocument, all: AllLetters): Mixing {
  const { own, find } = all
  const widthOf = doc.widthOfString.bind(doc)
  const drawLine = doc._fragment.bind(doc)
  let face: Face = 'regular'
  let size = 0
  let direction: Direction = 'ltr'

  const registered = new Set<Letters>()
  const take = (letters: Letters) => {
    if (!registered.has(letters)) doc.registerFont(letters.name, letters.file)
    registered.add(letters)
    return doc.font(letters.name)
  }
  const piecesIn = (line: string) => piecesOf(line, (sign) => find(sign, face) ?? own[face], direction)

  doc.widthOfString = (text, options) => {
    if (hasAll(own[face], text)) return widthOf(text, options)
    const gap = options?.characterSpacing ?? 0
    let width = -gap
    for (const { letters, text: part } of piecesIn(text)) {
      take(letters)
      width += widthOf(part, options) + gap
    }
    take(own[face])
    return width
  }

  doc._fragment = (text, x, y, options) => {
    if (hasAll(own[face], text)) {
      drawLine(text, x, y, options)
      return
    }
    const line = direction === 'rtl' ? text.trimEnd() : text.replaceAll('\n', '')
    const gap = options.characterSpacing ?? 0
    // All of them on the line of our face, which is at its place from the left already.
    const set: LineOptions = { ...options, align: 'left', baseline: -own[face].ascent * size }
    let left = x
    if (options.align === 'right' && options.lineWidth !== undefined)
      left += options.lineWidth - doc.widthOfString(line.trimEnd(), options)
    for (const { letters, text: part } of piecesIn(line)) {
      take(letters)
      drawLine(part, left, y, set)
      left += widthOf(part, options) + gap
    }
    take(own[face])
  }

  return {
    use(style, way) {
      ;({ face, size } = style)
      direction = way
      return take(own[face]).fontSize(size)
    },
    spell(text) {
      return spelledIn(all, face, text, (told) => {
        try {
          doc.widthOfString(told, { features: ['tnum'] })
        } finally {
          take(own[face])
        }
      })
    },
  }
}
