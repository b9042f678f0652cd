import type { Decade, Language } from '@gallery/contract'
import { decadeBefore, undated } from '@gallery/contract/plain'
import type { IntlShape } from 'react-intl'

/** What a decade is called; one before our era by its years. */
export function decadeText(
  id: 'artist.decade' | 'list.decade',
  decade: Decade,
  { intl, language }: { intl: IntlShape; language: Language }
): string {
  if (decade === undated) return intl.formatMessage({ id: 'artist.undated' })
  if (decade < 0) return decadeBefore(decade, language)
  return intl.formatMessage({ id }, { decade: String(decade) })
}
