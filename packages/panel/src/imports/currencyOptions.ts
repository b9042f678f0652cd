import { usualCurrencies } from '../fields/usualCurrencies.ts'

/** Every currency to choose from by its name in a language, the usual ones first, and the chosen one if it is none of them. */
export function currencyOptions(
  language: string,
  chosen: string | null
): readonly { value: string; label: string }[] {
  const names = new Intl.DisplayNames(language, { type: 'currency' })
  const labelled = (codes: readonly string[]) =>
    codes.map((value) => ({ value, label: `${value} · ${names.of(value) ?? value}` }))
  const known = Intl.supportedValuesOf('currency')
  const own = chosen === null || known.includes(chosen) ? [] : [chosen]
  return labelled([...usualCurrencies, ...own, ...known.filter((code) => !usualCurrencies.includes(code))])
}
