/** Signs that are one currency's only. `A$` is none of them: pesos to some, Australian dollars to others. */
const signs: Readonly<Partial<Record<string, string>>> = {
  U$S: 'USD',
  U$D: 'USD',
  US$: 'USD',
  AR$: 'ARS',
  R$: 'BRL',
  '€': 'EUR',
  '£': 'GBP',
}

const codes: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'))

/** The currency's code that a sign or a code of ISO 4217 stands for, also with a `$` beside it; null for anything else. */
export function currencyOf(text: string): string | null {
  const name = text
    .trim()
    .toUpperCase()
    .replace(/^\$?([A-Z]{3})\$?$/, '$1')
  return signs[name] ?? (codes.has(name) ? name : null)
}

/** Whether a text is a bare `$`, which names no currency: it is pesos to some and dollars to others. */
export function isBareSign(text: string): boolean {
  return text.trim() === '$'
}
