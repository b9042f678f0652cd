import { sizeOf } from '@gallery/contract'
import { makeSpace } from './frame.ts'
import { addPart, contentWidth, decorate, ink, mm, type Part, page, rule, type Sheet } from './sheet.ts'
import {
  draw,
  drawRuns,
  heightOf,
  type Run,
  runsHeight,
  type Style,
  sizedToLine,
  styles,
  widthOf,
  write,
} from './text.ts'
import type { Thumb } from './thumbs.ts'
import type { PaperWork } from './works.queries.ts'
import { artistOf, pictureText, techniqueOf, titleOf, yearOf } from './workTexts.ts'

/** What stands in the last column of a line, and what it is called at the head of the table. */
export type Amounts<Work> = {
  /** What the works have in common, over the heads of the table; none without. */
  title?: string
  heads: { work: string; code: string; amount: string }
  of(work: Work): string
  /** What else is to be said of a work, a line each. */
  more?(work: Work): readonly string[]
  /** How high what follows is that the last line must not be parted from, as sums are; nothing without. */
  kept?: number
}

/** What a line of the table says of every work. */
export type TableWork = Omit<PaperWork, 'series' | 'public' | 'heldUntil' | 'sold' | 'movement'>

const side = 20 * mm
const columns = {
  picture: page.left,
  work: { x: page.left + side + 4 * mm, width: 95 * mm },
  code: { x: page.left + side + 103 * mm, width: 27 * mm },
  amount: { x: page.right - 31 * mm, width: 31 * mm },
}
const padding = 2.2 * mm
const right = { align: 'right' } as const

/**
 * A table of works: picture, who, what and how large, code, and an amount. A work stands on one page, and each page has the
 * heads of the columns over its works.
 */
export function addWorkTable<Work extends TableWork>(
  sheet: Sheet,
  works: readonly Work[],
  thumbs: ReadonlyMap<number, Thumb>,
  amounts: Amounts<Work>
): void {
  const lineOf = (work: Work): Line => ({
    ...{ work, thumb: thumbs.get(work.id) },
    ...{ amount: amounts.of(work), more: amounts.more?.(work) ?? [] },
  })
  const isLast = (index: number) => index === works.length - 1
  const spaceFor = (height: number, index: number) => height + (isLast(index) ? (amounts.kept ?? 0) : 0)
  const [first] = works
  // Heads with their first work beneath them.
  const beginning = first ? spaceFor(heightOfLine(sheet, lineOf(first)), 0) : 0
  makeSpace(sheet, headsHeight(sheet, amounts) + beginning)
  const table = addHeads(sheet, amounts)
  for (const [index, work] of works.entries()) {
    const line = lineOf(work)
    const height = heightOfLine(sheet, line)
    if (index > 0 && makeSpace(sheet, spaceFor(height, index))) repeatHeads(sheet, amounts)
    addWork(sheet, addPart(sheet, table, 'TR'), line)
    sheet.y += height
    rule(sheet, sheet.y)
  }
}

function heightOfLine(sheet: Sheet, line: Line): number {
  return Math.max(side, textHeight(sheet, line)) + 2 * padding
}

type Line = { work: TableWork; thumb: Thumb | undefined; amount: string; more: readonly string[] }

type Heads = Pick<Amounts<never>, 'title' | 'heads'>

const titleSpace = { above: 4 * mm, below: 2.5 * mm }
const columnsHeight = 5 * mm

function headsHeight(sheet: Sheet, { title }: Heads): number {
  if (title === undefined) return columnsHeight
  const height = heightOf(sheet, styles.heading, title, contentWidth)
  return titleSpace.above + height + titleSpace.below + columnsHeight
}

/** The heads of the columns, under the title. @returns the table that they belong to */
function addHeads(sheet: Sheet, { title, heads }: Heads): Part {
  setTitle(sheet, title, (...set) => writeAs('H2', sheet.root, ...set))
  const table = addPart(sheet, sheet.root, 'Table')
  const row = addPart(sheet, table, 'TR')
  setColumns(sheet, heads, (...set) => writeAs('TH', row, ...set))
  return table
}

/** The same over the works of a further page; who has it read aloud has heard it. */
function repeatHeads(sheet: Sheet, { title, heads }: Heads): void {
  const repeat: Put = (...set) => decorate(sheet, () => draw(...set))
  setTitle(sheet, title, repeat)
  setColumns(sheet, heads, repeat)
}

type Put = typeof draw

function writeAs(tag: string, part: Part, ...[sheet, style, text, box]: Parameters<Put>): void {
  write(sheet, part, style, text, { ...box, tag })
}

function setTitle(sheet: Sheet, title: string | undefined, put: Put): void {
  if (title === undefined) return
  sheet.y += titleSpace.above
  put(sheet, styles.heading, title, { x: page.left, y: sheet.y, width: contentWidth })
  sheet.y += heightOf(sheet, styles.heading, title, contentWidth) + titleSpace.below
}

function setColumns(sheet: Sheet, { work, code, amount }: Heads['heads'], put: Put): void {
  const { y } = sheet
  put(sheet, styles.small, work, { ...columns.work, y })
  put(sheet, styles.small, code, { ...columns.code, y })
  put(sheet, { ...styles.small, ...right }, amount, { ...columns.amount, y })
  sheet.y += columnsHeight
  rule(sheet, sheet.y, { weight: 0.7, color: ink.text })
}

/** The lines about a work, under one another. */
function linesOf(sheet: Sheet, { work, more }: Pick<Line, 'work' | 'more'>) {
  const { language } = sheet
  return {
    artist: artistOf(work, language),
    title: [
      [styles.italic, titleOf(work, language)],
      [styles.text, yearOf(work, language)],
    ] as const,
    details: [techniqueOf(work, language), sizeOf(work, language), ...more].filter(Boolean),
  }
}

function textHeight(sheet: Sheet, line: Line): number {
  const { work, amount } = line
  const { artist, title, details } = linesOf(sheet, line)
  const { width } = columns.work
  const lines = [heightOf(sheet, styles.strong, artist, width), runsHeight(sheet, title, width)]
  const left = [...lines, ...details.map((text) => heightOf(sheet, styles.text, text, width))]
  return Math.max(
    left.reduce((sum, line) => sum + line, 0),
    heightOf(sheet, styles.text, work.code, columns.code.width),
    runsHeight(sheet, [amountIn(sheet, amount)], columns.amount.width)
  )
}

/**
 * An amount as its column has space for it, so that no number breaks: where both do not stand on one line, its currency
 * stands on a line of its own, and a number that is wider still is smaller.
 */
function amountIn(sheet: Sheet, amount: string): Run {
  const { width } = columns.amount
  const style: Style = { ...styles.strong, ...right }
  const isWide = amount.split(/[ \n]/).some((words) => widthOf(sheet, style, words) > width)
  const text = isWide ? amount.replaceAll('\u00a0', ' ') : amount
  const sized = text.split(/[ \n]/).reduce((set, word) => sizedToLine(sheet, set, word, width), style)
  return [sized, text]
}

function addWork(sheet: Sheet, row: Part, line: Line): void {
  const { work, thumb, amount } = line
  const y = sheet.y + padding
  if (thumb) addPicture(sheet, addPart(sheet, row, 'TD'), work, thumb, y)
  const cell = addPart(sheet, row, 'TD')
  const { artist, title, details } = linesOf(sheet, line)
  write(sheet, cell, styles.strong, artist, { ...columns.work, y })
  addPart(sheet, cell, 'P').add(() => drawRuns(sheet, title, { ...columns.work, y: sheet.doc.y }))
  for (const text of details) write(sheet, cell, styles.text, text, { ...columns.work, y: sheet.doc.y })
  write(sheet, row, styles.text, work.code, { ...columns.code, y, tag: 'TD' })
  write(sheet, row, ...amountIn(sheet, amount), { ...columns.amount, y, tag: 'TD' })
}

/** The whole picture, never a part of it, at the left of its line. */
function addPicture(
  sheet: Sheet,
  cell: Part,
  work: TableWork,
  { jpeg, width, height }: Thumb,
  y: number
): void {
  const scale = Math.min(side / width, side / height)
  const figure = addPart(sheet, cell, 'Figure', { alt: pictureText(work, sheet.language) })
  figure.add(() => {
    sheet.doc.image(jpeg, columns.picture, y, { width: width * scale, height: height * scale })
  })
}
