import { dayOf, type LedgerMovement } from '@gallery/contract'
import { say } from '../say.ts'
import { wordsOfDay } from './days.ts'
import { beginningHeight, flow, heightOfLines } from './flow.ts'
import { makeSpace, type Printing, print } from './frame.ts'
import { addPart, contentWidth, mm, type Part, page, rule, type Sheet } from './sheet.ts'
import { addSignatures, gutter, half, signaturesHeight } from './signatures.ts'
import { heightOf, linesOf, styles, write } from './text.ts'
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
    const day = say(language, 'paper.condition.at', { day: wordsOfDay(movement.date, language) })
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
    for (const [index, { words, file, created_at, created_by }] of told.entries()) {
      const written = wordsOfDay(dayOf(new Date(created_at), zone), language)
      const by = created_by?.full_name ?? printing.gallery
      const photo = file === null ? undefined : photos.get(file)
      const note = say(language, 'paper.condition.written', { by, day: written })
      const kept = index === told.length - 1 ? signaturesHeight : 0
      addEntry(sheet, { words, photo, note }, kept)
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

/** What stands between the words and who wrote them, and what ends an entry: the rule has so much above and below it. */
const gap = { note: 1 * mm, aboveRule: 3 * mm, belowRule: 4 * mm }
const endHeight = gap.aboveRule + gap.belowRule
/** A higher one goes on on the next page: a sheet that is half empty is worse. */
const mostTogether = 120 * mm

/**
 * What somebody wrote, beside the picture that shows it, and who it was.
 *
 * @param kept how high what follows is that its end must not be parted from
 */
function addEntry(
  sheet: Sheet,
  { words, photo, note }: { words: string; photo: Thumb | undefined; note: string },
  kept: number
): void {
  const box = photo ? { x: page.left + half + gutter, width: half } : { x: page.left, width: contentWidth }
  const scale = photo ? Math.min(half / photo.width, tallest / photo.height) : 0
  const photoHeight = (photo?.height ?? 0) * scale
  const told = linesOf(sheet, [[styles.text, words]], box)
  const end = gap.note + heightOf(sheet, styles.small, note, box.width)
  const height = Math.max(photoHeight, heightOfLines(told) + end) + endHeight
  makeSpace(sheet, height > mostTogether ? Math.max(photoHeight, beginningHeight(told)) : height + kept)
  const part = addPart(sheet, sheet.root, 'Sect')
  const begun = { page: sheet.page, y: sheet.y }
  if (photo) addPhoto(sheet, part, photo, { words, scale })
  flow(sheet, part, [[styles.text, words]], { ...box, kept: end + endHeight + kept })
  sheet.y += gap.note
  flow(sheet, part, [[styles.small, note]], box)
  if (sheet.page === begun.page) sheet.y = Math.max(sheet.y, begun.y + photoHeight)
  sheet.y += gap.aboveRule
  rule(sheet, sheet.y)
  sheet.y += gap.belowRule
}

function addPhoto(
  sheet: Sheet,
  part: Part,
  { jpeg, width, height }: Thumb,
  { words, scale }: { words: string; scale: number }
): void {
  const alt = words || say(sheet.language, 'paper.condition.photo')
  const size = { width: width * scale, height: height * scale }
  addPart(sheet, part, 'Figure', { alt }).add(() => sheet.doc.image(jpeg, page.left, sheet.y, size))
}

function addText(sheet: Sheet, text: string): void {
  write(sheet, sheet.root, styles.text, text, { x: page.left, y: sheet.y, width: contentWidth })
  sheet.y += heightOf(sheet, styles.text, text, contentWidth) + 5 * mm
}
