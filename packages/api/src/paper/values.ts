import { say } from '../say.ts'
import { sumOfPrices } from '../sumOfPrices.ts'
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

/** What values come to, by currency: nobody adds dollars to pesos. */
function totalsOf(values: readonly Worth[]): Map<string, number> {
  const prices = new Map<string, number[]>()
  for (const { price, currency } of values) {
    if (price === null) continue
    const its = prices.get(currency)
    if (its) its.push(price)
    else prices.set(currency, [price])
  }
  return new Map([...prices].map(([currency, its]) => [currency, sumOfPrices(its)]))
}

const totalHeight = 7 * mm

/** How high the sums of values stand. */
export function totalsHeight(values: readonly Worth[]): number {
  return totalsOf(values).size * totalHeight
}

/** The sum of each currency at the right. */
export function addTotals(sheet: Sheet, values: readonly Worth[]): void {
  for (const [currency, total] of totalsOf(values)) {
    makeSpace(sheet, totalHeight)
    const amount = amountOf(total, currency, sheet.language)
    const text = say(sheet.language, 'paper.note.total', { amount })
    write(sheet, sheet.root, styles.amount, text, {
      x: page.left,
      y: sheet.y + 2.5 * mm,
      width: contentWidth,
    })
    sheet.y += totalHeight
  }
}
