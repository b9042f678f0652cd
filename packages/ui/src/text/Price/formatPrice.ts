import { numberFormats } from '../../private/numberFormats.ts'

const whole = numberFormats({ maximumFractionDigits: 0, useGrouping: 'always' })

/**
 * An amount without decimals, its thousands set apart, after its currency: "USD 38.000". Nothing in it breaks at the
 * end of a line. Spanish leaves 4500 unparted unless told otherwise.
 *
 * @param amount in whole units of the currency; halves round away from zero
 * @param currency an ISO code, "USD"; empty when it is not known
 */
export function formatPrice(amount: number, currency: string, language: string): string {
  return [currency, whole(language).format(amount)].filter(Boolean).join('\u00a0')
}
