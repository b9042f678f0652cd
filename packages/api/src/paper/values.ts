import { say } from '../say.ts'
import { makeSpace } from './frame.ts'
import { contentWidth, mm, page, type Sheet } from './sheet.ts'
import { styles, write } from './text.ts'
import { amountOf } from './workTexts.ts'

/** What something is worth; null where nobody has said it. */
export type Worth = { price: number | null; currency: string }

/** A value in the last column of a line. */
export function worthOf({ price, currency }: Worth, { language }: Pick<Sheet, 'language'>): string {
  return price === null ? '–' : amountOf(price, currency, language)
}

/** The sum of each currency at the right: nobody adds dollars to pesos. */
export function addTotals(sheet: Sheet, values: readonly Worth[]): void {
  const totals = new Map<string, number>()
  for (const { price, currency } of values) {
    if (price !== null) totals.set(currency, (totals.get(currency) ?? 0) + price)
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
