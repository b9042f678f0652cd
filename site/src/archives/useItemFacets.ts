import type { ItemFacets } from '@gallery/contract'
import { useIntl } from 'react-intl'
import type { Facet } from '../lists/facet.ts'
import { useFacets } from '../lists/useFacets.ts'
import { type ArchiveQuery, archiveSearch, chosenKinds } from './archiveQuery.ts'

/** What items can be narrowed to: kind first, then artist, technique, decade. Without counts only what is chosen. */
export function useItemFacets(
  facets: ItemFacets | undefined,
  asked: ArchiveQuery,
  path: string
): [kind: Facet, ...others: Facet[]] {
  const intl = useIntl()
  const href = (change: Partial<ArchiveQuery>) => path + archiveSearch({ ...asked, p: 1, ...change })
  const { artist, technique, decade } = useFacets(facets, asked, href)
  const kindOf = (value: string) => chosenKinds.find((kind) => kind === value)
  const kind: Facet = {
    label: intl.formatMessage({ id: 'list.kind' }),
    values: facets?.kind ?? [],
    chosen: asked.k,
    nameOf: ({ value }) => {
      const known = kindOf(value)
      return { text: known ? intl.formatMessage({ id: `item.kind.${known}` }) : value }
    },
    href: (value) => href({ k: kindOf(value) ?? '' }),
  }
  return [kind, artist, technique, decade]
}
