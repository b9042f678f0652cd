import type { ImportFacts } from '@gallery/contract'
import { currencyOf, isBareSign } from './currencies.ts'
import { readNumber } from './numbers.ts'
import { folded } from './words.ts'

/** A price as a table tells it; without a currency where it names none. */
export type Price = { amount: number; currency: string | null }

/** Characters of the longest text that can be a price. */
const longestPrice = 60

/** What stands before an amount, the amount, `.-` for no cents, and what stands behind it. */
const written = /^(\D*?)\s*(\d[\d.,'’\s]*?)(?:[.,]?[-–—]{1,2})?\s*([^\d.,]*)\.?$/u

/** Two words beside an amount, of which at least one may be a currency's. */
export type PriceParts = { amount: string; named: readonly string[] }

/** Takes a price apart: its amount without spaces, and what stands before and behind; null for what is none. */
export function priceParts(text: string): PriceParts | null {
  const [, before = '', amount = '', behind = ''] =
    text.length > longestPrice ? [] : (written.exec(text.trim()) ?? [])
  const named = [before, behind].map((each) => each.trim()).filter((each) => each !== '')
  return amount === '' ? null : { amount: amount.replace(/[\s'’]/g, ''), named }
}

/** Whether a text is an amount and nothing else, or one with a bare `$`: as a price it names no currency. */
export function isBareAmount(text: string): boolean {
  return priceParts(text)?.named.every(isBareSign) ?? false
}

/** Whether a number is like `1.200` or `1.200.000`, which can be thousands: three digits behind each sign, of one kind. */
export function isLikeThousands(amount: string): boolean {
  return /^[1-9]\d{0,2}(?:(?:\.\d{3})+|(?:,\d{3})+)$/.test(amount)
}

/**
 * Reads a price with its currency before or behind it. No price has three decimals: `1.200` and `1,200` are thousands,
 * whichever sign stands before the decimals of other numbers.
 *
 * @returns `currency` for an amount beside what is no currency, or two of them; null for what is no price
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
  return signs.every((each) => /^[\p{L}\p{Sc}]{1,4}$/u.test(each)) ? 'currency' : null
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
