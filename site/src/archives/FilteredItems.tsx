import { Container, FilterBar, ItemGrid, PaginatedList, Stack } from '@gallery/ui'
import { useIntl } from 'react-intl'
import { useNavigate } from 'react-router-dom'
import { useGet } from '../data/useGet.ts'
import { useItemCard } from '../items/useItemCard.ts'
import { ErrorPage } from '../layout/ErrorPage.tsx'
import { useQuery } from '../useQuery.ts'
import { archiveQuery, archiveSearch, chosenKinds, itemsKey } from './archiveQuery.ts'

interface FilteredItemsProps {
  /** Of one archive; without it of all. */
  archive?: number
  /** How many there are without filters, where that is known. */
  total?: number
  /** The page's path. */
  path: string
}

/** Items narrowed by kind and words, by pages, with the filters in the address (spec §2). */
export function FilteredItems({ archive, total, path }: FilteredItemsProps) {
  const intl = useIntl()
  const navigate = useNavigate()
  const query = useQuery()
  const filters = archiveQuery(query)
  const { q, k, p, a } = filters
  const { data: items, failure } = useGet(itemsKey(filters, archive ?? a))
  const card = useItemCard()
  const filtered = q !== '' || k !== ''

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
          onFilter={({ kind, words }) =>
            void navigate(
              path + archiveSearch({ ...archiveQuery(new URLSearchParams({ k: kind })), q: words, a })
            )
          }
          {...(filtered && items ? { found: items.meta.total } : {})}
          {...(filtered && total !== undefined ? { total } : {})}
          clearHref={path}
        />
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
      </Stack>
    </Container>
  )
}
