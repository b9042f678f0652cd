import { dayOf, type Language } from '@gallery/contract'
import { clock } from '../mail/dates.ts'
import { type MessageId, say } from '../say.ts'
import { wordsOfDay } from './days.ts'
import {
  addPage,
  addPart,
  bottom,
  closeSheet,
  contentWidth,
  decorate,
  goTo,
  ink,
  mm,
  openSheet,
  page,
  rule,
  type Sheet,
} from './sheet.ts'
import { draw, drawRuns, heightOf, onOneLine, type Run, styles, widthOf, write } from './text.ts'

/** Who prints, when, and in which language it is read. */
export type Printing = {
  language: Language
  /** The gallery's name. */
  gallery: string
  /** The name of whoever asked for it. */
  by: string
  now: Date
  zone: string
}

/** What a kind of paper is called, and what its foot warns of beside who printed it. */
export type Kind = { title: string; warning?: MessageId }

/**
 * Prints something on A4: the title and the gallery's mark over a rule, what `fill` adds, and on every page a foot with who
 * printed it, when, and the number of the page. @returns the PDF
 */
export async function print(
  printing: Printing,
  { title, warning }: Kind,
  fill: (sheet: Sheet) => void
): Promise<Buffer> {
  const { language, gallery, now } = printing
  const sheet = await openSheet({ title: `${title} | ${gallery}`, author: gallery, language, now })
  addHead(sheet, title, gallery)
  fill(sheet)
  return closeFrame(sheet, printing, warning)
}

/** Ends a document with the feet of its pages. @returns the PDF */
export function closeFrame(sheet: Sheet, printing: Printing, warning?: MessageId): Promise<Buffer> {
  addFeet(sheet, printing, warning)
  return closeSheet(sheet)
}

/** Where what goes on begins on a further page, in points from its top. */
const furtherTop = page.top + 8 * mm

/**
 * Goes on on the next page: one that is there already, as where a column beside this one ended, or another one, with a short
 * head that says what it continues.
 */
export function turnPage(sheet: Sheet): void {
  const next = sheet.page + 1
  if (next < sheet.doc.bufferedPageRange().count) goTo(sheet, { page: next, y: furtherTop })
  else addFurtherPage(sheet)
}

function addFurtherPage(sheet: Sheet): void {
  addPage(sheet)
  const { title, mark } = sheet.head
  const runs: Run[] = [
    [styles.small, title],
    [{ ...styles.small, face: 'bold', color: ink.text }, mark && `\u00a0\u00a0\u00a0 ${mark}`],
  ]
  decorate(sheet, () => {
    const box = { x: page.left, y: page.top, width: contentWidth }
    drawRuns(sheet, onOneLine(sheet, runs, contentWidth), box)
  })
  rule(sheet, page.top + 5 * mm, { weight: 0.7, color: ink.text })
  sheet.y = furtherTop
}

/** Begins another page unless so much still fits on this one. @returns whether it did */
export function makeSpace(sheet: Sheet, height: number): boolean {
  if (sheet.y + height <= bottom) return false
  turnPage(sheet)
  return true
}

function addHead(sheet: Sheet, title: string, gallery: string): void {
  const nameWidth = Math.min(60 * mm, widthOf(sheet, styles.name, gallery) + 1)
  // A long name takes several lines, of which the last stands where a short one does.
  const nameAbove =
    heightOf(sheet, styles.name, gallery, nameWidth) - heightOf(sheet, styles.name, '…', nameWidth)
  const titleBox = { x: page.left, y: page.top - 2, width: page.right - page.left - nameWidth - 14 * mm }
  write(sheet, sheet.root, styles.title, title, { ...titleBox, tag: 'H1' })
  const end = Math.max(sheet.doc.y - 1 * mm, page.top + 9.5 * mm, page.top + 5 * mm + nameAbove)
  const x = page.right - nameWidth
  const y = end - 5 * mm - nameAbove
  write(sheet, sheet.root, styles.name, gallery, { x, y, width: nameWidth })
  addMark(sheet, x - 5.7 * mm, y + 0.4 * mm)
  rule(sheet, end + 4 * mm, { weight: 1.2, color: ink.text })
  sheet.y = end + 7 * mm
}

/** The square with the cut corner. */
function addMark(sheet: Sheet, x: number, y: number): void {
  const side = 3.7 * mm
  const cut = side * 0.42
  decorate(sheet, (doc) => {
    doc
      .polygon([x, y], [x + side - cut, y], [x + side, y + cut], [x + side, y + side], [x, y + side])
      .fill(ink.text)
  })
}

/** Who printed it, and when: with the year, since papers are kept. */
export function printedBy({ language, by, now, zone }: Printing): string {
  const time = clock(now, { language, timeZone: zone, now })
  return say(language, 'paper.printed', { by, day: wordsOfDay(dayOf(now, zone), language), time })
}

/** The foot of every page. The first page's is read aloud, at the end; the others repeat it. */
function addFeet(sheet: Sheet, printing: Printing, warning: MessageId | undefined): void {
  const { language } = printing
  const printed = printedBy(printing)
  const text = warning === undefined ? printed : `${printed} ${say(language, warning)}`
  const { count } = sheet.doc.bufferedPageRange()
  const y = 282.5 * mm
  for (let index = 0; index < count; index += 1) {
    sheet.doc.switchToPage(index)
    const box = { x: page.left, y, width: page.right - page.left - 25 * mm }
    if (index === 0) addPart(sheet, sheet.root, 'P').add(() => draw(sheet, styles.small, text, box))
    const number = say(language, 'paper.page', { page: index + 1, pages: count })
    decorate(sheet, () => {
      if (index > 0) draw(sheet, styles.small, text, box)
      const right = { x: page.right - 25 * mm, y, width: 25 * mm }
      draw(sheet, { ...styles.small, align: 'right' }, number, right)
    })
  }
}
