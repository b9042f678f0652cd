import type { FacetValue } from '@gallery/contract'
import { idIn } from '@gallery/contract/plain'
import { useIntl } from 'react-intl'
import { decadeIn } from './chosen.ts'
import { type Facet, inTime } from './facet.ts'
import type { Narrowing } from './narrowing.ts'
import { useFacetNames } from './useFacetNames.ts'

interface Counted {
  artist: readonly FacetValue[]
  technique_is: readonly FacetValue[]
  decade: readonly FacetValue[]
}

/**
 * What works and items can be narrowed to alike. Without counts only what is chosen.
 *
 * @param href the address of the list, on its first page, with this changed.
 */
export function useFacets(
  counted: Counted | undefined,
  asked: Narrowing,
  href: (change: Partial<Narrowing>) => string
): Readonly<Record<'artist' | 'technique' | 'decade', Facet>> {
  const intl = useIntl()
  const names = useFacetNames()
  return {
    artist: {
      label: intl.formatMessage({ id: 'list.artist' }),
      values: counted?.artist ?? [],
      chosen: String(asked.artist ?? ''),
      nameOf: names.artist,
      href: (value) => href({ artist: idIn(value) }),
    },
    technique: {
      label: intl.formatMessage({ id: 'list.technique' }),
      values: counted?.technique_is ?? [],
      chosen: asked.technique,
      nameOf: names.text,
      href: (value) => href({ technique: value }),
    },
    decade: {
      label: intl.formatMessage({ id: 'artist.decades' }),
      values: inTime(counted?.decade ?? []),
      chosen: String(asked.decade ?? ''),
      nameOf: names.decade,
      href: (value) => href({ decade: decadeIn(value) }),
    },
  }
}
