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

/** A part of a line as it is to be drawn: `y` from the top of what it was set with, `x` from the left of the page. */
type Fragment = {
  text: string
  x: number
  y: number
  options: LineOptions
  style: { face: Face; size: number }
  direction: Direction
  color: PDFKit.Mixins.ColorValue
}

/** A line of a text as pdfkit breaks it, and how high it stands, in points. */
export type BrokenLine = { height: number; fragments: readonly Fragment[] }

/** A document whose texts are set with several files' letters. */
export type Mixing = {
  /** What is measured and drawn from now on is set so. @param direction of what is drawn */
  use(style: { face: Face; size: number }, direction: Direction): PDFKit.PDFDocument
  /** A text of which every sign can be printed, see {@link spelledIn}. */
  spell(text: string): string
  /** The lines of the text that `draw` draws from the top of a page; none of it is drawn. */
  breakLines(draw: () => void): BrokenLine[]
  /** Draws lines under one another. @param y the top of the first one */
  drawLines(lines: readonly BrokenLine[], y: number): void
}

/** A word with the spaces before it; of one that no line has space for a part. */
const measured = /\s*\S{1,300}/gu

/**
 * Makes a document measure and draw each letter with the file that has it, in the face that is asked for; what is written
 * from right to left stands so. A text that our face has whole is left to pdfkit as it is.
 */
export function mixLetters(doc: PDFKit.PDFDocument, all: AllLetters): Mixing {
  const { own, find } = all
  const widthOf = doc.widthOfString.bind(doc)
  const drawLine = doc._fragment.bind(doc)
  const fill = doc.fillColor.bind(doc)
  let face: Face = 'regular'
  let size = 0
  let direction: Direction = 'ltr'
  let color: PDFKit.Mixins.ColorValue = '#000'
  let broken: Fragment[] | undefined

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

  doc.fillColor = (value, opacity) => {
    color = value
    return broken ? doc : fill(value, opacity)
  }

  doc._fragment = (text, x, y, options) => {
    if (broken) {
      // pdfkit uses one object for the options of all lines.
      broken.push({ text, x, y, options: { ...options }, style: { face, size }, direction, color })
      return
    }
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

  const use: Mixing['use'] = (style, way) => {
    ;({ face, size } = style)
    direction = way
    return take(own[face]).fontSize(size)
  }

  return {
    use,
    spell(text) {
      return spelledIn(all, face, text, (told) => {
        try {
          // As pdfkit measures them: fontkit takes a minute for a text that is long and in one piece.
          for (const word of new Set(told.match(measured))) doc.widthOfString(word, { features: ['tnum'] })
        } finally {
          take(own[face])
        }
      })
    },
    breakLines(draw) {
      const place = { x: doc.x, y: doc.y }
      broken = []
      try {
        doc.y = 0
        draw()
        return linesOf(broken, doc.y)
      } finally {
        broken = undefined
        Object.assign(doc, place)
      }
    },
    drawLines(lines, y) {
      let top = y
      for (const { height, fragments } of lines) {
        for (const { text, x, options, ...set } of fragments) {
          use(set.style, set.direction).fillColor(set.color)
          doc._fragment(text, x, top, options)
        }
        top += height
      }
    },
  }
}

/** What stands at one height is a line. @param end where the last one ends */
function linesOf(fragments: readonly Fragment[], end: number): BrokenLine[] {
  const byTop = new Map<number, Fragment[]>()
  for (const fragment of fragments) {
    const line = byTop.get(fragment.y)
    if (line) line.push(fragment)
    else byTop.set(fragment.y, [fragment])
  }
  const tops = [...byTop.keys(), end]
  return [...byTop.values()].map((line, index) => ({
    height: (tops[index + 1] ?? end) - (tops[index] ?? end),
    fragments: line,
  }))
}
