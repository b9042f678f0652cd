import type { ItemFacets } from '@gallery/contract'
import { useIntl } from 'react-intl'
import type { Facet } from '../lists/facet.ts'
import { useFacets } from '../lists/useFacets.ts'
import { type ArchiveQuery, archiveSearch, chosenKinds } from './archiveQuery.ts'

/** What items can be narrowed to: kind first, then decade, artist, place, tag and technique. Without counts only what is chosen. */
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
  const place: Facet = {
    label: intl.formatMessage({ id: 'list.place' }),
    values: facets?.place ?? [],
    chosen: asked.place,
    nameOf: ({ value }) => ({ text: value }),
    href: (value) => href({ place: value }),
  }
  const tag: Facet = {
    label: intl.formatMessage({ id: 'list.tag' }),
    values: facets?.tag ?? [],
    chosen: asked.tag,
    nameOf: ({ value }) => ({ text: value }),
    href: (value) => href({ tag: value }),
  }
  return [kind, decade, artist, place, tag, technique]
}
