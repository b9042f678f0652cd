import type { Face } from './fonts.ts'
import type { BrokenLine } from './mixing.ts'
import { type Direction, directionOf } from './pieces.ts'
import { printable } from './printable.ts'
import { addPart, ink, type Part, type Sheet } from './sheet.ts'
import { signsOf } from './signs.ts'

/** How a text is set. Sizes in points; `tight` is the space taken from between letters, in parts of the size. */
export type Style = { face: Face; size: number; tight?: number; color?: string; align?: 'left' | 'right' }

/** A text with its place: `x` and `width` in points, from the left edge of the page. */
export type Box = { x: number; width: number }

const body = 9.6
/** The styles of everything that the gallery prints. */
export const styles = {
  title: { face: 'regular', size: 27, tight: 0.03 },
  name: { face: 'bold', size: 13, tight: 0.03 },
  heading: { face: 'bold', size: 15, tight: 0.02 },
  strong: { face: 'bold', size: body },
  text: { face: 'regular', size: body },
  italic: { face: 'italic', size: body },
  small: { face: 'regular', size: 8, color: ink.quiet },
  amount: { face: 'bold', size: 11, align: 'right' },
} as const satisfies Readonly<Record<string, Style>>

/** How high a text stands in a box of that width, in points; lines break between words. */
export function heightOf(sheet: Sheet, style: Style, text: string, width: number): number {
  if (text === '') return 0
  const { doc, words } = prepare(sheet, style, text)
  return doc.heightOfString(words, optionsOf(style, width))
}

/** How wide a text is on one line, in points. */
export function widthOf(sheet: Sheet, style: Style, text: string): number {
  const { doc, words } = prepare(sheet, style, text)
  return doc.widthOfString(words, optionsOf(style))
}

/** Writes a text as a part of the document that screen readers read. `y` is the top of its first line. */
export function write(
  sheet: Sheet,
  part: Part,
  style: Style,
  text: string,
  box: Box & { y: number; tag?: string }
): void {
  if (text === '') return
  addPart(sheet, part, box.tag ?? 'P').add(() => draw(sheet, style, text, box))
}

/** Draws a text that is not part of the structure by itself: within {@link write}, or as decoration. */
export function draw(sheet: Sheet, style: Style, text: string, { x, y, width }: Box & { y: number }): void {
  const { doc, words } = prepare(sheet, style, text)
  doc.fillColor(style.color ?? ink.text).text(words, x, y, optionsOf(style, width))
}

/** A part of a text that is set in its own style. */
export type Run = readonly [style: Style, text: string]

/** How high texts stand that follow one another, in points; of several styles, the first one measures. */
export function runsHeight(sheet: Sheet, runs: readonly Run[], width: number): number {
  const [first] = runs
  const whole = runs.map(([, text]) => text).join('')
  return first === undefined ? 0 : heightOf(sheet, first[0], whole, width)
}

/** Texts that follow one another, as much of them as one line has space for: of the longest the last words go first. */
export function onOneLine(sheet: Sheet, runs: readonly Run[], width: number): readonly Run[] {
  if (isOneLine(sheet, runs, width)) return runs
  const widths = runs.map(([style, text]) => widthOf(sheet, style, text))
  const longest = widths.indexOf(Math.max(...widths))
  const shorter = runs.map(([style, text], index): Run => [style, index === longest ? cut(text) : text])
  const isCut = shorter.some(([, text], index) => text !== runs[index]?.[1])
  return isCut ? onOneLine(sheet, shorter, width) : runs
}

function isOneLine(sheet: Sheet, runs: readonly Run[], width: number): boolean {
  const [first] = runs
  if (first === undefined) return true
  const whole = runs.map(([, text]) => text).join('')
  // What is far too long is not broken into lines to be measured.
  if (widthOf(sheet, first[0], whole.trimEnd()) > width) return false
  return heightOf(sheet, first[0], whole, width) <= heightOf(sheet, first[0], '…', width)
}

/** What is still read without effort, in points. */
const smallest = 6

/** A style so small that a text stands on one line of that width, if it can: nobody reads what is smaller than that. */
export function sizedToLine(sheet: Sheet, style: Style, text: string, width: number): Style {
  if (style.size <= smallest || isOneLine(sheet, [[style, text]], width)) return style
  return sizedToLine(sheet, { ...style, size: Math.max(smallest, style.size - 0.2) }, text, width)
}

/** Writes a text on one line: smaller where it is too wide, and shorter where that is not enough. */
export function writeLine(
  sheet: Sheet,
  part: Part,
  style: Style,
  text: string,
  { x, y, width, tag = 'P' }: Box & { y: number; tag?: string }
): void {
  if (text === '') return
  const set = sizedToLine(sheet, style, text, width)
  const middle = y + (style.size - set.size) / 2
  const runs = onOneLine(sheet, [[set, text]], width)
  addPart(sheet, part, tag).add(() => drawRuns(sheet, runs, { x, y: middle, width }))
}

/** A text without its last word, or of one word without its last signs; what it ends with in white space stays. */
function cut(text: string): string {
  const [, words = '', end = ''] = /^(.*?)…?(\s*)$/su.exec(text) ?? []
  const fewer = /\s/.test(words) ? words.replace(/\s+\S+$/u, '') : withoutEnd(words)
  return `${fewer.replace(/[,.;:]$/, '')}…${end}`
}

/** A word without its last sign; of a very long one more of them go at once, since each time it is measured. */
function withoutEnd(word: string): string {
  const signs = signsOf(word)
  return signs.slice(0, -Math.ceil(signs.length / 25)).join('')
}

/**
 * Draws texts that follow one another in the same lines; where they break, they go on below. They follow from left to
 * right whatever they are written in, as a name does its surname.
 */
export function drawRuns(sheet: Sheet, runs: readonly Run[], { x, y, width }: Box & { y: number }): void {
  const filled = runs.filter(([, text]) => text !== '')
  const parts = filled.flatMap(([style, text]) => {
    const { words, direction } = prepare(sheet, style, text, filled.length > 1 ? 'ltr' : undefined)
    return partsOf(words).map((part) => ({ style, direction, part }))
  })
  for (const [index, { style, direction, part }] of parts.entries()) {
    const options = { ...optionsOf(style, width), continued: index < parts.length - 1 }
    const doc = sheet.mixing.use(style, direction).fillColor(style.color ?? ink.text)
    if (index === 0) doc.text(part, x, y, options)
    else doc.text(part, options)
  }
}

/** The lines of texts that follow one another, as {@link drawRuns} draws them. */
export function linesOf(sheet: Sheet, runs: readonly Run[], box: Box): BrokenLine[] {
  return sheet.mixing.breakLines(() => drawRuns(sheet, runs, { ...box, y: 0 }))
}

/** So many letters are wider than two lines: of what is narrower than that, pdfkit leaves the second part of a line whole. */
const overlong = /(\S{600})(?=\S{600})/u

/**
 * A text in parts that follow one another, of which none has a word of thousands of letters: for each line of it pdfkit
 * measures all that is left.
 */
function partsOf(words: string): string[] {
  return words.split(overlong).filter(Boolean)
}

/** The document with a style set, and the text as it is printed in it. */
function prepare({ mixing }: Sheet, style: Style, text: string, direction: Direction = directionOf(text)) {
  const doc = mixing.use(style, direction)
  return { doc, direction, words: mixing.spell(printable(text)) }
}

function optionsOf({ tight = 0, size, align = 'left' }: Style, width?: number): PDFKit.Mixins.TextOptions {
  // Figures of one width, so that times and amounts stand in columns.
  const set = { align, characterSpacing: -tight * size, features: ['tnum' as const], lineGap: size * 0.12 }
  // Without a height pdfkit turns the page by itself, at the paper's edge.
  return width === undefined
    ? { ...set, lineBreak: false }
    : { ...set, width, height: Number.POSITIVE_INFINITY }
}
