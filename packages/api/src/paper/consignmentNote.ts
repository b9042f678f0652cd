import { say } from '../say.ts'
import { makeSpace, type Printing, print } from './frame.ts'
import { addPart, contentWidth, ink, mm, page, rule, type Sheet } from './sheet.ts'
import { heightOf, styles, write } from './text.ts'
import type { Thumb } from './thumbs.ts'
import { addWorkTable } from './workRows.ts'
import type { PaperWork } from './works.queries.ts'
import { amountOf } from './workTexts.ts'

/** The gallery as a party: its name stands in the head. */
export type House = { name: string; address: string; phone: string; mail: string }

/** What says that works change hands without being sold: who gives, who takes, which works, their value, signatures. */
export async function printConsignmentNote(
  printing: Printing,
  { works, thumbs, house }: { works: readonly PaperWork[]; thumbs: ReadonlyMap<number, Thumb>; house: House }
): Promise<Buffer> {
  const { language } = printing
  return print(printing, { title: say(language, 'paper.note.title') }, (sheet) => {
    addParties(sheet, works, house)
    const heads = {
      work: say(language, 'paper.work'),
      code: say(language, 'paper.code'),
      amount: say(language, 'paper.note.value'),
    }
    addWorkTable(sheet, works, thumbs, { heads, of: (work) => worthOf(work, sheet) })
    addTotals(sheet, works)
    addSignatures(sheet)
  })
}

/** Who gives, as the ledgers of all works agree, else a line to write it on; and the gallery. */
function addParties(sheet: Sheet, works: readonly PaperWork[], { name, address, phone, mail }: House): void {
  const owners = [...new Set(works.map(({ movement }) => movement?.owner ?? ''))]
  const [owner = ''] = owners.length === 1 ? owners : []
  const half = contentWidth / 2 - 4 * mm
  const given = { x: page.left, width: half }
  const taken = { x: page.left + half + 8 * mm, width: half }
  const house = [name, address, phone, mail].filter(Boolean).join('\n')
  const top = sheet.y
  write(sheet, sheet.root, styles.small, say(sheet.language, 'paper.note.owner'), { ...given, y: top })
  write(sheet, sheet.root, styles.strong, owner, { ...given, y: top + 4.5 * mm })
  const blank = top + 11 * mm
  if (owner === '') rule(sheet, blank, { color: ink.text, to: page.left + half })
  write(sheet, sheet.root, styles.small, say(sheet.language, 'paper.note.gallery'), { ...taken, y: top })
  write(sheet, sheet.root, styles.text, house, { ...taken, y: top + 4.5 * mm })
  const heights = [
    heightOf(sheet, styles.strong, owner, half),
    heightOf(sheet, styles.text, house, half),
    7 * mm,
  ]
  sheet.y = top + 4.5 * mm + Math.max(...heights) + 4 * mm
  const text = say(sheet.language, 'paper.note.text', { count: works.length })
  write(sheet, sheet.root, styles.text, text, { x: page.left, y: sheet.y, width: contentWidth })
  sheet.y += heightOf(sheet, styles.text, text, contentWidth) + 5 * mm
}

function worthOf({ movement }: PaperWork, { language }: Sheet): string {
  if (!movement || movement.price === null) return '–'
  return amountOf(movement.price, movement.currency, language)
}

/** The sum of each currency: nobody adds dollars to pesos. */
function addTotals(sheet: Sheet, works: readonly PaperWork[]): void {
  const totals = new Map<string, number>()
  for (const { movement } of works) {
    if (!movement || movement.price === null) continue
    totals.set(movement.currency, (totals.get(movement.currency) ?? 0) + movement.price)
  }
  for (const [currency, total] of totals) {
    makeSpace(sheet, 8 * mm)
    const amount = amountOf(total, currency, sheet.language)
    const text = say(sheet.language, 'paper.note.total', { amount })
    write(sheet, sheet.root, styles.amount, text, {
      x: page.left,
      y: sheet.y + 2.5 * mm,
      width: contentWidth,
    })
    sheet.y += 7 * mm
  }
}

/** Two lines to sign on, which stay together. */
function addSignatures(sheet: Sheet): void {
  const height = 38 * mm
  makeSpace(sheet, height)
  const y = sheet.y + 26 * mm
  const half = contentWidth / 2 - 4 * mm
  const part = addPart(sheet, sheet.root, 'Sect')
  for (const [side, id] of (['paper.note.owner', 'paper.note.gallery'] as const).entries()) {
    const x = page.left + side * (half + 8 * mm)
    rule(sheet, y, { color: ink.text, weight: 0.7, from: x, to: x + half })
    const text = say(sheet.language, 'paper.note.signature', { who: say(sheet.language, id) })
    write(sheet, part, styles.small, text, { x, y: y + 1.5 * mm, width: half })
  }
  sheet.y += height
}
