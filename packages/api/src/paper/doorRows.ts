import { listed } from '@gallery/contract'
import { say } from '../say.ts'
import type { Guest } from './doorList.queries.ts'
import { addPart, decorate, ink, mm, type Part, page, rule, type Sheet } from './sheet.ts'
import { drawRuns, heightOf, type Run, runsHeight, styles, write } from './text.ts'

/** How high a line with one row of text is, in points, and one to write on. */
const rowHeight = 6.9 * mm
export const placeHeight = 7.6 * mm

const columns = {
  box: page.left,
  name: { x: page.left + 8 * mm, width: 54 * mm },
  phone: { x: page.left + 64 * mm, width: 26 * mm },
  state: { x: page.left + 92 * mm, width: 25 * mm },
  note: { x: page.left + 119 * mm, width: page.right - page.left - 119 * mm },
}

/** How high the line of somebody is, in points: what is long goes on below. */
export function guestHeight(sheet: Sheet, guest: Guest): number {
  const heights = [
    runsHeight(sheet, nameRuns(sheet, guest), columns.name.width),
    heightOf(sheet, styles.text, guest.phone, columns.phone.width),
    heightOf(sheet, styles.text, noteOf(sheet, guest), columns.note.width),
  ]
  return Math.max(rowHeight, Math.max(...heights) + 2.6 * mm)
}

/** The line of somebody: a box, **surname**, name, telephone, whether they confirmed, and what they wrote. */
export function addGuest(sheet: Sheet, table: Part, guest: Guest): void {
  const height = guestHeight(sheet, guest)
  const y = sheet.y + 1.55 * mm
  addBox(sheet, sheet.y + rowHeight / 2)
  const row = addPart(sheet, table, 'TR')
  addPart(sheet, row, 'TH').add(() => drawRuns(sheet, nameRuns(sheet, guest), { ...columns.name, y }))
  const lacks = guest.offered ? 'paper.door.offered' : 'paper.door.unconfirmed'
  const state = guest.confirmed ? '' : say(sheet.language, lacks)
  const cells = [
    [guest.phone, columns.phone, styles.text],
    [state, columns.state, styles.italic],
    [noteOf(sheet, guest), columns.note, styles.text],
  ] as const
  for (const [text, box, style] of cells) write(sheet, row, style, text, { ...box, y, tag: 'TD' })
  sheet.y += height
  rule(sheet, sheet.y)
}

/** A line to write a name on. */
export function addPlace(sheet: Sheet): void {
  addBox(sheet, sheet.y + placeHeight / 2)
  sheet.y += placeHeight
  rule(sheet, sheet.y)
}

function addBox(sheet: Sheet, middle: number): void {
  const side = 4 * mm
  decorate(sheet, (doc) =>
    doc
      .lineWidth(0.8)
      .rect(columns.box + 0.4, middle - side / 2, side, side)
      .stroke(ink.text)
  )
}

/** The surname in bold, then the name, and in bold how many come where it is not one. */
function nameRuns({ language }: Sheet, { last_name, first_name, people }: Guest): Run[] {
  return [
    [styles.strong, last_name],
    [styles.text, first_name === '' ? '' : `, ${first_name}`],
    [styles.strong, people === 1 ? '' : ` ${say(language, 'people', { people })}`],
  ]
}

/** Which school comes, what they need and what they wrote, as one paragraph. */
function noteOf({ language }: Sheet, { school, needs, comments }: Guest): string {
  const helped = listed(needs.map((need) => say(language, `need.${need}`)))
  const parts = [school, helped, comments.replaceAll(/\s+/g, ' ').trim()]
  return parts.filter((part) => part !== '').join('. ')
}
