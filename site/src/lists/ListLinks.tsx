import { FilterLinks } from '@gallery/ui'
import { useIntl } from 'react-intl'
import { type Facet, facetItems } from './facet.ts'
import { type ShownSort, shownSorts } from './narrowing.ts'

export interface ListLinksProps {
  facets: readonly Facet[]
  /** How many records the list has now. */
  total: number
  /** The order that it is in; undefined for its own. */
  sort: ShownSort | undefined
  /** Whether words are searched for: the list's own order is then nearest first, else newest first. */
  searched: boolean
  /** The address of the list in an order, on its first page. */
  sortHref: (sort: ShownSort | undefined) => string
}

/** Whether there is any link: what has one record at most is not narrowed, and has one order. */
export function hasLinks({
  facets,
  total,
  sort,
}: Pick<ListLinksProps, 'facets' | 'total' | 'sort'>): boolean {
  return total > 1 || sort !== undefined || facets.some((facet) => facetItems(facet, '', total).length > 0)
}

/** The orders that a list can have, and what it can be narrowed to: plain links, beside it. */
export function ListLinks({ facets, total, sort, searched, sortHref }: ListLinksProps) {
  const intl = useIntl()
  const any = intl.formatMessage({ id: 'list.any' })
  return (
    <>
      {total > 1 || sort !== undefined ? (
        <FilterLinks
          shape="rows"
          label={intl.formatMessage({ id: 'list.sort' })}
          items={[
            {
              label: intl.formatMessage({ id: searched ? 'list.sort.nearest' : 'list.sort.newest' }),
              href: sortHref(undefined),
              current: sort === undefined,
            },
            ...shownSorts.map((each) => ({
              label: intl.formatMessage({ id: `list.sort.${each}` }),
              href: sortHref(each),
              current: each === sort,
            })),
          ]}
        />
      ) : null}
      {facets.map((facet) => {
        const items = facetItems(facet, any, total)
        return items.length > 0 ? (
          <FilterLinks key={facet.label} shape="rows" label={facet.label} items={items} />
        ) : null
      })}
    </>
  )
}
