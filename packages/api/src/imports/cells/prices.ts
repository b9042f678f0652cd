import { type ImportFacts, isLikeThousands } from '@gallery/contract'
import { currencyOf, isBareSign } from './currencies.ts'
import { readNumber } from './numbers.ts'
import { folded } from './words.ts'

/** A price as a table tells it; without a currency where it names none. */
export type Price = { amount: number; currency: string | null }

/** Characters of the longest text that can be a price. */
const longestPrice = 60

/** What stands before an amount, the amount, `.-` for no cents, and what stands behind it. */
const written = /^(\D*?)\s*(\d[\d.,'’\s]*?)(?:[.,]?[-–—]{1,2})?\s*([^\d.,]*)\.?$/u

/** An amount that is written with spaces or apostrophes, which stand between its thousands and nowhere else. */
const spaced = /^\d{1,3}(?:[\s'’]\d{3})+(?:[.,]\d+)?$/

/** An amount, and the words beside it, if any: a currency's or others. */
export type PriceParts = { amount: string; named: readonly string[] }

/** Takes a price apart: its amount without spaces, and the words before and behind it; null for what is none. */
export function priceParts(text: string): PriceParts | null {
  const [, before = '', found = '', behind = ''] =
    text.length > longestPrice ? [] : (written.exec(text.trim()) ?? [])
  const amount = found.trim()
  if (amount === '' || (/[\s'’]/.test(amount) && !spaced.test(amount))) return null
  return { amount: amount.replace(/[\s'’]/g, ''), named: [before, behind].flatMap(wordsOf) }
}

/** The words of a text, the sign of a currency in one, however it is spaced: `US $` is `US$`. */
function wordsOf(text: string): string[] {
  const together = text.replace(/\s/g, '')
  if (currencyOf(together) !== null) return [together]
  return text.split(/\s+/).filter((word) => word !== '')
}

/** Whether a text is an amount and nothing else, or one with a bare `$`: as a price it names no currency. */
export function isBareAmount(text: string): boolean {
  return priceParts(text)?.named.every(isBareSign) ?? false
}

/** A word with the sign of a currency in it, or of three letters as codes are: `A$`, `XYZ`; not the `mil` of `3 mil`. */
const likeCurrency = /\p{Sc}|^\p{Lu}{3}$/u

/**
 * Reads a price with its currency before or behind it. No price has three decimals: `1.200` and `1,200` are thousands,
 * whichever sign stands before the decimals of other numbers.
 *
 * @returns `currency` for an amount beside a sign or three letters that are no currency, or beside two currencies; null
 *   for what is no price
 */
export function readPrice(text: string, decimal: ImportFacts['decimal']): Price | 'currency' | null {
  const parts = priceParts(text)
  if (parts === null) return null
  const { amount, named } = parts
  const number = isLikeThousands(amount) ? Number(amount.replace(/[.,]/g, '')) : readNumber(amount, decimal)
  if (number === null) return null
  const signs = named.filter((each) => !isBareSign(each))
  const found = new Set(signs.map(currencyOf))
  const [currency = null] = found
  if (!found.has(null) && found.size <= 1) return { amount: number, currency }
  return signs.every((each) => currencyOf(each) !== null || likeCurrency.test(each)) ? 'currency' : null
}

/** What stands in place of a price that is to be asked for, in lower case and without points and strokes. */
const asking = new Set([
  ...['consultar', 'a consultar', 'consultar precio', 'precio a consultar', 'consulte', 'a convenir'],
  ...['sp', 'sin precio', 'price on request', 'on request', 'price upon request', 'upon request', 'poa'],
  ...['price on application', 'inquire', 'enquire', 'sur demande', 'prix sur demande', 'sob consulta'],
  ...['auf anfrage', 'preis auf anfrage'],
])

/** Whether a text says that the price is to be asked for: `consultar`, `price on request`, `s/p`. */
export function isOnRequest(text: string): boolean {
  return asking.has(folded(text).replace(/[./()]/g, ''))
}
