import { numberFormats } from '../../private/numberFormats.ts'
import { isOurLanguage } from '../../private/ourLanguage.ts'

const options: Intl.NumberFormatOptions = { maximumFractionDigits: 0, useGrouping: 'always' }
const whole = numberFormats(options)
const priced = numberFormats({ ...options, style: 'currency', currency: 'XXX', currencyDisplay: 'code' })

/**
 * An amount without decimals, its thousands set apart, with its currency where the locale has it: "USD 38.000" in
 * Spanish, "USD 38,000" in English, "38 000 USD" in French. Nothing in it breaks at the end of a line. Spanish leaves
 * 4500 unparted unless told otherwise.
 *
 * @param amount in whole units of the currency; halves round away from zero
 * @param currency an ISO code, "USD"; empty when it is not known
 */
export function formatPrice(amount: number, currency: string, language: string): string {
  const number = whole(language).format(amount)
  if (!currency) return number
  if (isOurLanguage(language)) return `${currency}\u00a0${number}`
  // The formats are made once for all currencies: "XXX" stands for the one that is meant.
  return priced(language).format(amount).replace('XXX', currency).replace(/\s/g, '\u00a0')
}
