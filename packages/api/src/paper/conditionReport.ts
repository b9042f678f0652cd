import { dayOf, type LedgerMovement } from '@gallery/contract'
import { say } from '../say.ts'
import { makeSpace, type Printing, print } from './frame.ts'
import { wordsOfDay } from './note.ts'
import { addPart, contentWidth, mm, page, rule, type Sheet } from './sheet.ts'
import { addSignatures, gutter, half } from './signatures.ts'
import { heightOf, styles, write } from './text.ts'
import type { Thumb } from './thumbs.ts'
import { worthOf } from './values.ts'
import { addWorkTable, type TableWork } from './workRows.ts'

/** A work with the line of its ledger that the report is about. */
export type Reported = {
  work: TableWork
  movement: LedgerMovement
  /** What the movement is called: a loan, a stay at the framer's. */
  what: string
  thumbs: ReadonlyMap<number, Thumb>
  /** The pictures of its condition, by their names. */
  photos: ReadonlyMap<string, Thumb>
}

/** How high a picture may be. */
const tallest = 80 * mm

/** In what condition a work was when it moved: what was written and shown that is not struck through, and signatures. */
export async function printConditionReport(
  printing: Printing,
  { work, movement, what, thumbs, photos }: Reported
): Promise<Buffer> {
  const { language, zone } = printing
  return print(printing, { title: say(language, 'paper.condition.title') }, (sheet) => {
    const day = say(language, 'paper.condition.at', { day: wordsOfDay(movement.date, printing) })
    addFacts(sheet, [
      [what, day],
      [movement.address, movement.contact],
    ])
    addWorkTable(sheet, [{ ...work, ...movement, id: work.id }], thumbs, {
      heads: {
        work: say(language, 'paper.work'),
        code: say(language, 'paper.code'),
        amount: say(language, 'paper.note.value'),
      },
      of: (row) => worthOf(row, sheet),
    })
    sheet.y += 6 * mm
    const told = movement.conditions.filter(({ struck_at }) => struck_at === null)
    if (told.length === 0) addText(sheet, say(language, 'paper.condition.none'))
    for (const { words, file, created_at, created_by } of told) {
      const written = wordsOfDay(dayOf(new Date(created_at), zone), printing)
      const by = created_by?.full_name ?? printing.gallery
      const photo = file === null ? undefined : photos.get(file)
      addEntry(sheet, { words, photo, note: say(language, 'paper.condition.written', { by, day: written }) })
    }
    addSignatures(sheet, [say(language, 'paper.condition.gallery'), say(language, 'paper.condition.other')])
  })
}

/** Two facts side by side, each with what goes with it beneath; what is not known leaves no gap. */
function addFacts(sheet: Sheet, facts: readonly (readonly [fact: string, beneath: string])[]): void {
  const top = sheet.y
  const heights = facts
    .map((lines) => lines.filter(Boolean))
    .filter((lines) => lines.length > 0)
    .map((lines, side) => {
      const box = { x: page.left + side * (half + gutter), width: half }
      let y = top
      for (const [index, line] of lines.entries()) {
        const style = index === 0 ? styles.strong : styles.text
        write(sheet, sheet.root, style, line, { ...box, y })
        y += heightOf(sheet, style, line, half)
      }
      return y - top
    })
  sheet.y = top + Math.max(...heights) + 6 * mm
}

/** What somebody wrote, beside the picture that shows it, and who it was. */
function addEntry(
  sheet: Sheet,
  { words, photo, note }: { words: string; photo: Thumb | undefined; note: string }
): void {
  const width = photo ? half : contentWidth
  const left = photo ? page.left + half + gutter : page.left
  const scale = photo ? Math.min(half / photo.width, tallest / photo.height) : 0
  const wordsHeight = heightOf(sheet, styles.text, words, width)
  const noteHeight = heightOf(sheet, styles.small, note, width)
  const height = Math.max((photo?.height ?? 0) * scale, wordsHeight + noteHeight + 1 * mm)
  makeSpace(sheet, height + 6 * mm)
  const part = addPart(sheet, sheet.root, 'Sect')
  const y = sheet.y
  if (photo) {
    const figure = addPart(sheet, part, 'Figure', {
      alt: words || say(sheet.language, 'paper.condition.photo'),
    })
    const size = { width: photo.width * scale, height: photo.height * scale }
    figure.add(() => sheet.doc.image(photo.jpeg, page.left, y, size))
  }
  write(sheet, part, styles.text, words, { x: left, y, width })
  write(sheet, part, styles.small, note, { x: left, y: y + wordsHeight + 1 * mm, width })
  sheet.y = y + height + 3 * mm
  rule(sheet, sheet.y)
  sheet.y += 4 * mm
}

function addText(sheet: Sheet, text: string): void {
  write(sheet, sheet.root, styles.text, text, { x: page.left, y: sheet.y, width: contentWidth })
  sheet.y += heightOf(sheet, styles.text, text, contentWidth) + 5 * mm
}
