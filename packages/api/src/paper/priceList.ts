import type { Language } from '@gallery/contract'
import { say } from '../say.ts'
import { type Printing, print } from './frame.ts'
import { mm, page, type Sheet } from './sheet.ts'
import { styles, write } from './text.ts'
import type { Thumb } from './thumbs.ts'
import { addWorkTable } from './workRows.ts'
import type { PaperWork } from './works.queries.ts'
import { amountOf } from './workTexts.ts'

/** What is for sale: the works with their pictures, their prices by the last movement, and no owners. */
export async function printPriceList(
  printing: Printing,
  { works, thumbs }: { works: readonly PaperWork[]; thumbs: ReadonlyMap<number, Thumb> }
): Promise<Buffer> {
  const { language } = printing
  return print(printing, { title: say(language, 'paper.prices.title') }, (sheet) => {
    addCount(sheet, works.length)
    const heads = {
      work: say(language, 'paper.work'),
      code: say(language, 'paper.code'),
      amount: say(language, 'paper.price'),
    }
    addWorkTable(sheet, works, thumbs, { heads, of: (work) => priceOf(work, language) })
  })
}

function addCount(sheet: Sheet, count: number): void {
  const text = say(sheet.language, 'paper.works', { count })
  write(sheet, sheet.root, styles.text, text, { x: page.left, y: sheet.y, width: 100 * mm })
  sheet.y += 9 * mm
}

/** What has no price is asked for; what is sold says so in place of it, what is held for somebody beside it. */
function priceOf({ movement, heldUntil }: PaperWork, language: Language): string {
  if (movement?.status === 'Vendida') return say(language, 'paper.prices.sold')
  const { price: amount = null, currency = '' } = movement ?? {}
  const price = amount === null ? say(language, 'paper.prices.ask') : amountOf(amount, currency, language)
  return heldUntil ? `${price}\n${say(language, 'paper.prices.held')}` : price
}
