import type { Language } from '@gallery/contract'
import { createIntl, createIntlCache, type IntlConfig, type IntlShape } from 'react-intl'

const formats = createIntlCache()
const made = new Map<string, IntlShape>()

/**
 * What formats texts in a language and dates in a time zone. It is the same for every page that is drawn: to make it, and
 * the formats of numbers and dates that it comes to need, takes as long as many texts.
 */
export function intlOf(
  language: Language,
  messages: NonNullable<IntlConfig['messages']>,
  timeZone: string
): IntlShape {
  const name = `${language} ${timeZone}`
  const known = made.get(name)
  if (known?.messages === messages) return known
  const intl = createIntl({ locale: language, messages, timeZone }, formats)
  made.set(name, intl)
  return intl
}
