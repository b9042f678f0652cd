import { instantOf } from '@gallery/contract'
import { longDay, timeRange } from '../mail/dates.ts'
import { say } from '../say.ts'
import { translated } from '../translated.ts'
import type { DoorSlot } from './doorList.queries.ts'
import { addGuest, addPlace, guestHeight, placeHeight } from './doorRows.ts'
import { makeSpace, type Printing, print } from './frame.ts'
import { addPart, bottom, contentWidth, decorate, ink, mm, page, rule, type Sheet } from './sheet.ts'
import { draw, drawRuns, heightOf, type Run, styles, widthOf, write } from './text.ts'

/** How many people who come without a booking find a line, where places are free for them. */
const blankRows = 2
const columns = { time: page.left, event: page.left + 38 * mm }

/** The list for the door of one day: who comes when, with boxes to tick. */
export async function printDoorList(
  printing: Printing,
  { day, slots }: { day: string; slots: readonly DoorSlot[] }
): Promise<Buffer> {
  const { language, now, zone } = printing
  const title = longDay(instantOf(day, '12:00', zone), { language, now, timeZone: zone })
  return print(printing, { title, warning: 'paper.door.tear' }, (sheet) => {
    addSummary(sheet, slots)
    for (const slot of slots) addSlot(sheet, slot, printing)
  })
}

/** How many times and people there are, and which events. */
function addSummary(sheet: Sheet, slots: readonly DoorSlot[]): void {
  const { language } = sheet
  const runs =
    slots.length === 0 ? [[styles.text, say(language, 'paper.door.none')] as const] : countsOf(sheet, slots)
  const titles = [...new Set(slots.map(({ event }) => translated(event, 'title', language)))].join(', ')
  const leftWidth = runs.reduce((sum, [style, text]) => sum + widthOf(sheet, style, text), 8 * mm)
  const left = { x: page.left, y: sheet.y, width: leftWidth }
  const right = { x: page.left + leftWidth, y: sheet.y, width: contentWidth - leftWidth }
  addPart(sheet, sheet.root, 'P').add(() => drawRuns(sheet, runs, left))
  write(sheet, sheet.root, { ...styles.text, align: 'right' }, titles, right)
  sheet.y += Math.max(4.5 * mm, heightOf(sheet, styles.text, titles, right.width))
}

/** **4** turnos, **31** personas, **4** sin confirmar. */
function countsOf({ language }: Sheet, slots: readonly DoorSlot[]): Run[] {
  const guests = slots.flatMap((slot) => slot.guests)
  const counts = [
    ['paper.door.slots', slots.length],
    ['paper.door.people', peopleOf(guests)],
    ['paper.door.notConfirmed', peopleOf(guests.filter(({ confirmed }) => !confirmed))],
  ] as const
  return counts.flatMap(([id, count]): Run[] => [
    [styles.strong, String(count)],
    [styles.text, ` ${say(language, id, { count })}\u00a0\u00a0\u00a0 `],
  ])
}

function peopleOf(guests: DoorSlot['guests']): number {
  return guests.reduce((sum, { people }) => sum + people, 0)
}

/** A time with its people. It stands on one page, unless it has more people than a page has lines. */
function addSlot(sheet: Sheet, slot: DoorSlot, printing: Printing): void {
  const blanks = Math.min(blankRows, Math.max(0, slot.limit - peopleOf(slot.guests)))
  const rows = slot.guests.map((guest) => guestHeight(sheet, guest))
  const height = 14 * mm + rows.reduce((sum, row) => sum + row, 0)
  makeSpace(sheet, Math.min(height, bottom - page.top - 10 * mm))
  addSlotHead(sheet, slot, printing)
  const table = addPart(sheet, sheet.root, 'Table')
  for (const [index, guest] of slot.guests.entries()) {
    if (makeSpace(sheet, rows[index] ?? 0)) addSlotHead(sheet, slot, printing)
    addGuest(sheet, table, guest)
  }
  for (let blank = 0; blank < blanks && sheet.y + placeHeight <= bottom; blank += 1) addPlace(sheet)
}

/** When, what and where, and how full it is, over a rule. */
function addSlotHead(sheet: Sheet, slot: DoorSlot, { language, now, zone }: Printing): void {
  const time = timeRange(new Date(slot.start), new Date(slot.end), { language, now, timeZone: zone })
  const title = translated(slot.event, 'title', language)
  const label = translated(slot, 'label', language)
  const where = [title, label, slot.event.place].filter(Boolean).join(', ')
  const people = peopleOf(slot.guests)
  const isFull = people >= slot.limit
  const full = say(language, 'paper.door.full')
  const tagWidth = isFull ? widthOf(sheet, fullStyle, full) + 3.2 * mm : 0
  const amount = say(language, 'paper.door.taken', { count: people, limit: slot.limit })
  const amountWidth = widthOf(sheet, styles.amount, amount) + 1
  const amountX = page.right - tagWidth - (isFull ? 2.5 * mm : 0) - amountWidth
  const event = { x: columns.event, width: amountX - columns.event - 4 * mm }

  sheet.y += 5 * mm
  const head = addPart(sheet, sheet.root, 'H2')
  write(sheet, head, styles.heading, time, { x: columns.time, y: sheet.y, width: 37 * mm, tag: 'Span' })
  write(sheet, head, styles.text, where, { ...event, y: sheet.y + 1.75 * mm, tag: 'Span' })
  const right = { x: amountX, y: sheet.y + 1.2 * mm, width: amountWidth, tag: 'Span' }
  write(sheet, head, styles.amount, amount, right)
  if (isFull) addFull(sheet, full, tagWidth)
  sheet.y += Math.max(6.3 * mm, 1.75 * mm + heightOf(sheet, styles.text, where, event.width)) + 1.2 * mm
  rule(sheet, sheet.y, { weight: 0.7, color: ink.text })
}

const fullStyle = { ...styles.strong, size: 8 }

/** "Completo", hatched, at the right of a time. */
function addFull(sheet: Sheet, text: string, width: number): void {
  const box = { x: page.right - width, y: sheet.y + 0.9 * mm, height: 4.6 * mm }
  decorate(sheet, (doc) => {
    doc.rect(box.x, box.y, width, box.height).clip()
    doc.lineWidth(0.5).strokeColor('#ccc')
    for (let x = box.x - box.height; x < page.right; x += 3) {
      doc.moveTo(x, box.y + box.height).lineTo(x + box.height, box.y)
    }
    doc.stroke()
  })
  decorate(sheet, (doc) => doc.lineWidth(0.6).rect(box.x, box.y, width, box.height).stroke(ink.text))
  addPart(sheet, sheet.root, 'P').add(() =>
    draw(sheet, fullStyle, text, { x: box.x + 1.6 * mm, y: box.y + 1 * mm, width: width + 4 })
  )
}
