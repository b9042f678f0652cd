import { Container, PageTitle, Pagination, Price, SearchBox, Stack } from '@gallery/ui'
import { type DataColumn, DataTable } from '@gallery/ui/admin'
import { useSyncExternalStore } from 'react'
import { findWorks, type Work } from './works.ts'
import { worksHref, worksQuery } from './worksQuery.ts'

const columns: DataColumn<Work>[] = [
  { id: 'title', header: 'Title', main: true, sortable: true, cell: ({ title }) => title },
  { id: 'artist', header: 'Artist', card: 'below', cell: ({ artist }) => artist },
  { id: 'year', header: 'Year', sortable: true, align: 'end', cell: ({ year }) => year },
  {
    id: 'price',
    header: 'Price',
    sortable: true,
    align: 'end',
    card: 'aside',
    cell: ({ price }) => <Price amount={price} currency="EUR" />,
  },
]

const rowId = ({ id }: Work) => id
const rowLabel = ({ title }: Work) => title

/** Search, order and page are in the address, which is read once the page is in a browser. */
export function WorksPage() {
  const search = useSyncExternalStore(
    () => () => {},
    () => location.search,
    () => ''
  )
  const query = worksQuery(Object.fromEntries(new URLSearchParams(search)))
  const { rows, total, lastPage } = findWorks(query)
  return (
    <>
      <PageTitle title="Works" lead={`${total} found`} />
      <Container>
        <Stack>
          <SearchBox defaultValue={query.words} placeholder="Search by title or artist" />
          <DataTable
            label="Works"
            rows={rows}
            columns={columns}
            rowId={rowId}
            rowLabel={rowLabel}
            sort={query.sort}
            onSortChange={(sort) => location.assign(worksHref({ ...query, sort }))}
            foot={
              <Pagination
                page={query.page}
                lastPage={lastPage}
                pageHref={`${worksHref(query)}&page={page}`}
              />
            }
          />
        </Stack>
      </Container>
    </>
  )
}
