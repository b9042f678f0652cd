import type { Language } from '@gallery/contract'
import { createIntl, createIntlCache, type IntlConfig, type IntlShape } from 'react-intl'

type Catalogue = NonNullable<IntlConfig['messages']>

const formats = createIntlCache()
/** By the texts and then the time zone. */
const made = new WeakMap<Catalogue, Map<string, IntlShape>>()

/**
 * What formats texts in a language and dates in a time zone. It is the same for every page that is drawn: to make it, and
 * the formats of numbers and dates that it comes to need, takes as long as many texts.
 */
export function intlOf(language: Language, messages: Catalogue, timeZone: string): IntlShape {
  const ofTexts = made.get(messages) ?? new Map<string, IntlShape>()
  made.set(messages, ofTexts)
  const known = ofTexts.get(timeZone)
  if (known) return known
  const intl = createIntl({ locale: language, messages, timeZone }, formats)
  ofTexts.set(timeZone, intl)
  return intl
}
