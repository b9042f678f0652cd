import { useGet } from '@gallery/client'
import { Container, FilterBar, ItemGrid, PaginatedList, Stack } from '@gallery/ui'
import { useIntl } from 'react-intl'
import { useNavigate } from 'react-router-dom'
import { useItemCard } from '../items/useItemCard.ts'
import { ErrorPage } from '../layout/ErrorPage.tsx'
import { keptInputs } from '../lists/chosen.ts'
import { chosenNames } from '../lists/facet.ts'
import { LinkedList } from '../lists/LinkedList.tsx'
import { YearsFields } from '../lists/YearsFields.tsx'
import { yearsInWords } from '../lists/yearsInWords.ts'
import { useQuery } from '../routing/useQuery.ts'
import { archiveQuery, archiveSearch, chosenKinds, itemFacetsKey, itemsKey } from './archiveQuery.ts'
import { archiveKey } from './archivesKey.ts'
import { useItemFacets } from './useItemFacets.ts'

interface FilteredItemsProps {
  /** Of one archive; without it of all. */
  archive?: number
  /** How many there are without filters, where that is known. */
  total?: number
  /** The page's path. */
  path: string
}

/** Items narrowed by words, kind, time, artist, technique and decade, by pages, all of it in the address. */
export function FilteredItems({ archive, total, path }: FilteredItemsProps) {
  const intl = useIntl()
  const navigate = useNavigate()
  const asked = archiveQuery(useQuery())
  // An archive that is gone, or that is not shown, narrows nothing.
  const named = useGet(archiveKey(asked.a?.toString()), { quiet: true }).failure
  const isGone = named?.status === 404 || named?.status === 410
  const filters = isGone ? { ...asked, a: undefined } : asked
  const { q, k, p, a, sort, from, to } = filters
  const { data: items, failure } = useGet(itemsKey(filters, archive ?? a))
  const { data: counted } = useGet(itemFacetsKey(filters, archive ?? a), { keep: true })
  const [kinds, ...others] = useItemFacets(counted?.data, filters, path)
  const card = useItemCard()
  const facets = [kinds, ...others]
  const chosen = facets.filter((facet) => facet.chosen !== '')
  const filtered = q !== '' || from !== '' || to !== '' || chosen.length > 0

  if (failure) return <ErrorPage part failure={failure} />
  return (
    <Container>
      <Stack space="s6">
        <FilterBar
          action={path}
          kinds={chosenKinds.map((kind) => ({
            value: kind,
            label: intl.formatMessage({ id: `item.kind.${kind}` }),
          }))}
          kind={k}
          words={q}
          placeholder={intl.formatMessage({ id: 'archive.search' })}
          onFilter={({ kind, words, values }) => {
            const asked = archiveQuery(new URLSearchParams({ ...values, k: kind }))
            const { k, from, to } = asked
            void navigate(path + archiveSearch({ ...filters, k, from, to, q: words, p: 1 }))
          }}
          // The bar says the kind itself.
          chosen={[...yearsInWords(intl, filters), ...chosenNames(others)]}
          kept={keptInputs(archiveSearch({ ...filters, k: '', q: '', from: '', to: '', p: 1 }))}
          {...(filtered && items ? { found: items.meta.total } : {})}
          {...(filtered && total !== undefined ? { total } : {})}
          clearHref={path}
        >
          <YearsFields from={from} to={to} />
        </FilterBar>
        <LinkedList
          facets={facets}
          total={items?.meta.total ?? 0}
          sort={sort}
          searched={q !== ''}
          sortHref={(each) => path + archiveSearch({ ...filters, sort: each, p: 1 })}
        >
          <PaginatedList
            empty={items?.data.length === 0}
            loading={!items}
            total={items?.meta.total}
            {...(items?.meta.instead ? { instead: items.meta.instead } : {})}
            {...(filtered || a ? { resetHref: path } : {})}
            emptyTitle={filtered ? undefined : intl.formatMessage({ id: 'archive.empty' })}
            page={p}
            lastPage={items?.meta.last_page ?? 1}
            pageHref={(page) => path + archiveSearch({ ...filters, p: page })}
          >
            {items ? <ItemGrid items={items.data.map(card)} /> : null}
          </PaginatedList>
        </LinkedList>
      </Stack>
    </Container>
  )
}
