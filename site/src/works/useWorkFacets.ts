import type { WorkFacets } from '@gallery/contract'
import { useIntl } from 'react-intl'
import type { Facet } from '../lists/facet.ts'
import { useFacetNames } from '../lists/useFacetNames.ts'
import { useFacets } from '../lists/useFacets.ts'
import { type WorksQuery, worksSearch } from './worksQuery.ts'

/** What the works can be narrowed to: artist, technique, type, decade. Without counts only what is chosen. */
export function useWorkFacets(facets: WorkFacets | undefined, asked: WorksQuery, path: string): Facet[] {
  const intl = useIntl()
  const names = useFacetNames()
  const href = (change: Partial<WorksQuery>) => path + worksSearch({ ...asked, p: 1, ...change })
  const { artist, technique, decade } = useFacets(facets, asked, href)
  const type: Facet = {
    label: intl.formatMessage({ id: 'list.type' }),
    values: facets?.type ?? [],
    chosen: asked.type,
    nameOf: names.text,
    href: (value) => href({ type: value }),
  }
  return [artist, technique, type, decade]
}
