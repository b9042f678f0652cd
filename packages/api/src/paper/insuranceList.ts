import type { LedgerRow } from '@gallery/contract'
import { say } from '../say.ts'
import { wordsOfDay } from './days.ts'
import { makeSpace, type Printing, print } from './frame.ts'
import { contentWidth, mm, page, type Sheet } from './sheet.ts'
import { styles, write } from './text.ts'
import type { Thumb } from './thumbs.ts'
import { addTotals, totalsHeight, worthOf } from './values.ts'
import { addWorkTable, type TableWork } from './workRows.ts'

/** A work where it was on a day, with what the table says of it. */
type Listed = TableWork & LedgerRow

/** What was where on a day, place by place, with values and their sums by currency. */
export async function printInsuranceList(
  printing: Printing,
  { day, rows, thumbs }: { day: string; rows: readonly LedgerRow[]; thumbs: ReadonlyMap<number, Thumb> }
): Promise<Buffer> {
  const { language } = printing
  const title = say(language, 'paper.insurance.title')
  return print(printing, { title, warning: 'paper.insurance.warning' }, (sheet) => {
    const values = { day: wordsOfDay(day, language), count: rows.length }
    addLine(sheet, say(language, rows.length === 0 ? 'paper.insurance.none' : 'paper.insurance.day', values))
    const unvalued = rows.filter(({ price }) => price === null).length
    const sums = totalsHeight(rows) + (unvalued > 0 ? 10 * mm : 0)
    const places = [...byPlace(rows, sheet)]
    for (const [index, [place, works]] of places.entries())
      addPlace(sheet, place, { works, thumbs, kept: index === places.length - 1 ? sums : 0 })
    if (rows.length === 0) return
    addTotals(sheet, rows)
    sheet.y += 3 * mm
    if (unvalued > 0) addLine(sheet, say(language, 'paper.insurance.unvalued', { count: unvalued }))
  })
}

/** The works of each place together, in the order in which they come. */
function byPlace(rows: readonly LedgerRow[], { language }: Sheet): Map<string, Listed[]> {
  const places = new Map<string, Listed[]>()
  for (const row of rows) {
    const where = say(language, `paper.insurance.${row.at}`)
    const place = [where, row.address].filter(Boolean).join(', ')
    places.set(place, [...(places.get(place) ?? []), { ...row, ...row.work }])
  }
  return places
}

/** A place with its works. */
function addPlace(
  sheet: Sheet,
  place: string,
  { works, thumbs, kept }: { works: readonly Listed[]; thumbs: ReadonlyMap<number, Thumb>; kept: number }
): void {
  const { language } = sheet
  addWorkTable(sheet, works, thumbs, {
    title: place,
    heads: {
      work: say(language, 'paper.work'),
      code: say(language, 'paper.code'),
      amount: say(language, 'paper.note.value'),
    },
    of: (work) => worthOf(work, sheet),
    kept,
    more: ({ owner, contact }) => [
      owner && say(language, 'paper.insurance.owner', { owner }),
      contact && say(language, 'paper.insurance.with', { contact }),
    ],
  })
}

function addLine(sheet: Sheet, text: string): void {
  makeSpace(sheet, 6 * mm)
  write(sheet, sheet.root, styles.text, text, { x: page.left, y: sheet.y, width: contentWidth })
  sheet.y += 6 * mm
}
