import type { WorkFacets } from '@gallery/contract'
import { useIntl } from 'react-intl'
import { decadeIn, idIn } from '../lists/chosen.ts'
import { type Facet, inTime } from '../lists/facet.ts'
import { useFacetNames } from '../lists/useFacetNames.ts'
import { type WorksQuery, worksSearch } from './worksQuery.ts'

/** What the works can be narrowed to: artist, technique, type, decade. Without counts only what is chosen. */
export function useWorkFacets(facets: WorkFacets | undefined, asked: WorksQuery, path: string): Facet[] {
  const intl = useIntl()
  const names = useFacetNames()
  const href = (change: Partial<WorksQuery>) => path + worksSearch({ ...asked, p: 1, ...change })
  return [
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
      label: intl.formatMessage({ id: 'list.type' }),
      values: facets?.type ?? [],
      chosen: asked.type,
      nameOf: names.text,
      href: (value) => href({ type: value }),
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
