import type { IntlShape } from 'react-intl'

/** From when to when, in words: none for any time. */
export function yearsInWords(intl: IntlShape, { from, to }: { from: string; to: string }): string[] {
  if (from === '' && to === '') return []
  const id = from === '' ? 'list.until' : to === '' ? 'list.since' : 'list.between'
  return [intl.formatMessage({ id }, { from, to })]
}
