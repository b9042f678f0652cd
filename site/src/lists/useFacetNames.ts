import { useLanguage } from '@gallery/client'
import type { FacetValue } from '@gallery/contract'
import { type Translated, translated } from '@gallery/contract/plain'
import { useIntl } from 'react-intl'
import { decadeIn } from './chosen.ts'
import { decadeText } from './decadeText.ts'

type Named = Omit<FacetValue, 'count'>

/** What the values of facets are called, in the page's language. */
export function useFacetNames() {
  const intl = useIntl()
  const language = useLanguage()
  return {
    /** An artist; their id says nothing. */
    artist: ({ label_es }: Named): Translated => ({ text: label_es }),
    /** A technique or type: the value is its Spanish. */
    text: ({ value, label_en }: Named): Translated =>
      translated({ name_es: value, name_en: label_en }, 'name', language),
    decade: ({ value }: Named): Translated => {
      const decade = decadeIn(value)
      return { text: decade === undefined ? '' : decadeText('list.decade', decade, { intl, language }) }
    },
  }
}
