import type { Language, RoomFacts, RoomState } from '@gallery/contract'
import { say } from '../say.ts'
import { wordsOfDay } from './days.ts'
import { type Printing, print } from './frame.ts'
import { mm, page, type Sheet } from './sheet.ts'
import { styles, write } from './text.ts'
import type { Thumb } from './thumbs.ts'
import { addWorkTable } from './workRows.ts'
import type { PaperWork } from './works.queries.ts'
import { amountOf } from './workTexts.ts'

type Priced = {
  works: readonly PaperWork[]
  thumbs: ReadonlyMap<number, Thumb>
  /** Of a room: of when its prices are. */
  prices: RoomFacts['prices']
}

/** What is for sale: the works with their pictures, their prices by the last movement, and no owners. */
export async function printPriceList(printing: Printing, { works, thumbs, prices }: Priced): Promise<Buffer> {
  const { language } = printing
  return print(printing, { title: say(language, 'paper.prices.title') }, (sheet) => {
    addCount(sheet, works.length, prices)
    const heads = {
      work: say(language, 'paper.work'),
      code: say(language, 'paper.code'),
      amount: say(language, 'paper.price'),
    }
    addWorkTable(sheet, works, thumbs, { heads, of: (work) => priceOf(work, language) })
  })
}

function addCount(sheet: Sheet, count: number, prices: RoomFacts['prices']): void {
  const counted = say(sheet.language, 'paper.works', { count })
  const text = prices === null ? counted : `${counted}. ${dayOfPrices(prices, sheet.language)}`
  write(sheet, sheet.root, styles.text, text, { x: page.left, y: sheet.y, width: page.right - page.left })
  sheet.y += 9 * mm
}

function dayOfPrices({ of, day }: NonNullable<RoomFacts['prices']>, language: Language): string {
  return say(language, `paper.prices.of.${of}`, { day: wordsOfDay(day, language) })
}

/** What has no price is asked for; what is sold says so in place of it, what is held for somebody beside it. */
export function priceOf(work: PaperWork, language: Language): string {
  const { movement, room } = work
  const state = stateOf(work)
  if (state === 'gone' || state === 'sold') return say(language, `paper.prices.${state}`)
  const { amount, currency } = (room ? room.price : askedFor(movement)) ?? { amount: null, currency: '' }
  const price = amount === null ? say(language, 'paper.prices.ask') : amountOf(amount, currency, language)
  const other = room?.price?.day
  const told = other
    ? say(language, 'paper.prices.otherDay', { price, day: wordsOfDay(other, language) })
    : price
  return state === 'reserved' ? `${told}\n${say(language, 'paper.prices.held')}` : told
}

/** How a work stands, as far as the list tells: of a room what the room tells, whatever the ledger has. */
function stateOf({ sold, heldUntil, room }: PaperWork): RoomState | null {
  if (room) return room.state
  if (sold) return 'sold'
  return heldUntil === null ? null : 'reserved'
}

function askedFor(movement: PaperWork['movement']) {
  return movement && { amount: movement.price, currency: movement.currency }
}
