import { type Language, sizeOf } from '@gallery/contract'
import { say } from '../say.ts'
import { closeFrame, type Printing } from './frame.ts'
import { addQr } from './qr.ts'
import { addPage, addPart, decorate, ink, mm, openSheet, type Sheet } from './sheet.ts'
import { drawRuns, type Run, runsHeight, styles } from './text.ts'
import type { PaperWork } from './works.queries.ts'
import { artistOf, techniqueOf, titleOf, yearOf } from './workTexts.ts'

/** A label as cut out, and how many stand on a page. */
const label = { width: 91 * mm, height: 52 * mm, across: 2, down: 5 }
const left = 14 * mm
const top = 13 * mm
const padding = 5 * mm
const codeSide = 24 * mm

/** A work, the address that its code leads to, if there is one, and whether it says that the work is held. */
export type Labelled = { work: PaperWork; address: string | null; isReserved: boolean }

/** Wall labels to cut out, ten to a page, each with a code that leads to the work's page. */
export async function printLabels(printing: Printing, labels: readonly Labelled[]): Promise<Buffer> {
  const { language, gallery, now } = printing
  const title = say(language, 'paper.labels.title')
  const sheet = await openSheet({ title: `${title} | ${gallery}`, author: gallery, language, now })
  const perPage = label.across * label.down
  for (const [index, labelled] of labels.entries()) {
    if (index > 0 && index % perPage === 0) addPage(sheet)
    const place = index % perPage
    const x = left + (place % label.across) * label.width
    const y = top + Math.floor(place / label.across) * label.height
    addLabel(sheet, labelled, x, y)
  }
  return closeFrame(sheet, printing)
}

/** The lines of a label at a size, each with its style. */
function linesOf({ work, isReserved }: Labelled, language: Language, size: number): Run[][] {
  const plain = { ...styles.text, size }
  const details = [techniqueOf(work, language), sizeOf(work, language)].filter(Boolean)
  return [
    [[{ ...styles.strong, size: size * 1.15 }, artistOf(work, language)]],
    [
      [{ ...styles.italic, size }, titleOf(work, language)],
      [plain, yearOf(work, language)],
    ],
    ...details.map((line): Run[] => [[plain, line]]),
    ...(isReserved
      ? [[[{ ...styles.strong, size }, say(language, 'paper.prices.held')]] satisfies Run[]]
      : []),
  ]
}

/** What fits: the largest of these sizes, in points. A title of a thousand letters stands in the smallest. */
const sizes = [11, 10, 9, 8, 7, 6, 5, 4, 3]

function fittingLines(sheet: Sheet, labelled: Labelled, width: number): Run[][] {
  const space = label.height - 2 * padding
  const tries = sizes.map((size) => linesOf(labelled, sheet.language, size))
  const fits = (lines: Run[][]) =>
    lines.reduce((sum, line) => sum + runsHeight(sheet, line, width), 0) <= space
  return tries.find(fits) ?? tries.at(-1) ?? []
}

function addLabel(sheet: Sheet, labelled: Labelled, x: number, y: number): void {
  const { address } = labelled
  addCorners(sheet, x, y)
  const width = label.width - 2 * padding - (address === null ? 0 : codeSide)
  const part = addPart(sheet, sheet.root, 'Sect')
  let lineTop = y + padding
  for (const [index, line] of fittingLines(sheet, labelled, width).entries()) {
    const box = { x: x + padding, y: lineTop, width }
    addPart(sheet, part, index === 0 ? 'H1' : 'P').add(() => drawRuns(sheet, line, box))
    lineTop += runsHeight(sheet, line, width)
  }
  if (address === null) return
  const corner = { x: x + label.width - codeSide - 2 * mm, y: y + label.height - codeSide - 2 * mm }
  const alt = say(sheet.language, 'paper.labels.code', { address })
  addQr(sheet, part, address, { ...corner, side: codeSide, alt })
}

/** Hairlines at the corners, to cut along. */
function addCorners(sheet: Sheet, x: number, y: number): void {
  const mark = 3 * mm
  const right = x + label.width
  const low = y + label.height
  decorate(sheet, (doc) => {
    for (const [atX, atY, toX, toY] of [
      [x, y, 1, 1],
      [right, y, -1, 1],
      [x, low, 1, -1],
      [right, low, -1, -1],
    ] as const) {
      doc
        .moveTo(atX + toX * mark, atY)
        .lineTo(atX, atY)
        .lineTo(atX, atY + toY * mark)
    }
    doc.lineWidth(0.35).stroke(ink.line)
  })
}
