import { numberFormats } from '../../private/numberFormats.ts'
import { isOurLanguage } from '../../private/ourLanguage.ts'

const formatsTo = (maximumFractionDigits: number) => {
  const options: Intl.NumberFormatOptions = {
    minimumFractionDigits: 0,
    maximumFractionDigits,
    useGrouping: 'always',
  }
  const currency = { style: 'currency', currency: 'XXX', currencyDisplay: 'code' } as const
  return { bare: numberFormats(options), priced: numberFormats({ ...options, ...currency }) }
}
const whole = formatsTo(0)
const exact = formatsTo(2)

/** An amount to the cent, without its currency. */
export const exactAmount = exact.bare

/**
 * An amount without decimals, its thousands set apart, with its currency where the locale has it: "USD 38.000" in
 * Spanish, "USD 38,000" in English, "38 000 USD" in French. Nothing in it breaks at the end of a line. Spanish leaves
 * 4500 unparted unless told otherwise.
 *
 * @param amount in units of the currency; halves round away from zero
 * @param currency an ISO code, "USD"; empty when it is not known
 * @param toTheCent with as many decimals as it has, two at most
 */
export function formatPrice(amount: number, currency: string, language: string, toTheCent = false): string {
  const { bare, priced } = toTheCent ? exact : whole
  if (!currency) return bare(language).format(amount)
  if (isOurLanguage(language)) return `${currency}\u00a0${bare(language).format(amount)}`
  // The formats are made once for all currencies: "XXX" stands for the one that is meant.
  return priced(language).format(amount).replace('XXX', currency).replace(/\s/g, '\u00a0')
}
