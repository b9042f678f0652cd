import { useLanguage } from '@gallery/client'
import type { FacetValue } from '@gallery/contract'
import { type Translated, translated, undated } from '@gallery/contract/plain'
import { useIntl } from 'react-intl'
import { decadeIn } from './chosen.ts'

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
      if (decade === undefined) return { text: '' }
      if (decade === undated) return { text: intl.formatMessage({ id: 'artist.undated' }) }
      return { text: intl.formatMessage({ id: 'list.decade' }, { decade: String(decade) }) }
    },
  }
}
