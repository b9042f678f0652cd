import type { ItemFacets } from '@gallery/contract'
import { useIntl } from 'react-intl'
import { decadeIn, idIn } from '../lists/chosen.ts'
import { type Facet, inTime } from '../lists/facet.ts'
import { useFacetNames } from '../lists/useFacetNames.ts'
import { type ArchiveQuery, archiveSearch, chosenKinds } from './archiveQuery.ts'

/** What items can be narrowed to: kind first, then artist, technique, decade. Without counts only what is chosen. */
export function useItemFacets(
  facets: ItemFacets | undefined,
  asked: ArchiveQuery,
  path: string
): [kind: Facet, ...others: Facet[]] {
  const intl = useIntl()
  const names = useFacetNames()
  const href = (change: Partial<ArchiveQuery>) => path + archiveSearch({ ...asked, p: 1, ...change })
  const kindOf = (value: string) => chosenKinds.find((kind) => kind === value)
  return [
    {
      label: intl.formatMessage({ id: 'list.kind' }),
      values: facets?.kind ?? [],
      chosen: asked.k,
      nameOf: ({ value }) => {
        const kind = kindOf(value)
        return { text: kind ? intl.formatMessage({ id: `item.kind.${kind}` }) : value }
      },
      href: (value) => href({ k: kindOf(value) ?? '' }),
    },
    {
      label: intl.formatMessage({ id: 'list.artist' }),
      values: facets?.artist ?? [],
      chosen: String(asked.artist ?? ''),
      nameOf: names.artist,
      href: (value) => href({ artist: idIn(value) }),
    },
    {
      label: intl.formatMessage({ id: 'list.technique' }),
      values: facets?.technique_is ?? [],
      chosen: asked.technique,
      nameOf: names.text,
      href: (value) => href({ technique: value }),
    },
    {
      label: intl.formatMessage({ id: 'artist.decades' }),
      values: inTime(facets?.decade ?? []),
      chosen: String(asked.decade ?? ''),
      nameOf: names.decade,
      href: (value) => href({ decade: decadeIn(value) }),
    },
  ]
}
