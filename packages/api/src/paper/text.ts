import { unpiled } from '@gallery/contract'
import { type Face, faces } from './fonts.ts'
import { addPart, ink, type Part, type Sheet } from './sheet.ts'

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
export function heightOf({ doc }: Sheet, style: Style, text: string, width: number): number {
  return text === '' ? 0 : use(doc, style).heightOfString(printable(text), optionsOf(style, width))
}

/** How wide a text is on one line, in points. */
export function widthOf({ doc }: Sheet, style: Style, text: string): number {
  return use(doc, style).widthOfString(printable(text), optionsOf(style))
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
export function draw({ doc }: Sheet, style: Style, text: string, { x, y, width }: Box & { y: number }): void {
  use(doc, style)
    .fillColor(style.color ?? ink.text)
    .text(printable(text), x, y, optionsOf(style, width))
}

/** A part of a text that is set in its own style. */
export type Run = readonly [style: Style, text: string]

/** How high texts stand that follow one another, in points; of several styles, the first one measures. */
export function runsHeight(sheet: Sheet, runs: readonly Run[], width: number): number {
  const [first] = runs
  const whole = runs.map(([, text]) => text).join('')
  return first === undefined ? 0 : heightOf(sheet, first[0], whole, width)
}

/** Draws texts that follow one another in the same lines; where they break, they go on below. */
export function drawRuns(sheet: Sheet, runs: readonly Run[], { x, y, width }: Box & { y: number }): void {
  const filled = runs.filter(([, text]) => text !== '')
  for (const [index, [style, text]] of filled.entries()) {
    const options = { ...optionsOf(style, width), continued: index < filled.length - 1 }
    const doc = use(sheet.doc, style).fillColor(style.color ?? ink.text)
    if (index === 0) doc.text(printable(text), x, y, options)
    else doc.text(printable(text), options)
  }
}

/** Spaces of other widths and invisible signs, which no face has and which would be printed as boxes, as people see them. */
function printable(text: string): string {
  return unpiled(text)
    .normalize('NFC')
    .replaceAll(/(?!\u00a0)\p{Zs}|\t/gu, ' ')
    .replaceAll(/(?!\n)\p{C}/gu, '')
}

function use(doc: PDFKit.PDFDocument, { face, size }: Style): PDFKit.PDFDocument {
  return doc.font(faces[face]).fontSize(size)
}

function optionsOf({ tight = 0, size, align = 'left' }: Style, width?: number): PDFKit.Mixins.TextOptions {
  // Figures of one width, so that times and amounts stand in columns.
  const set = { align, characterSpacing: -tight * size, features: ['tnum' as const], lineGap: size * 0.12 }
  return width === undefined ? { ...set, lineBreak: false } : { ...set, width }
}
