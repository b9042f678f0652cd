import { Container, PageTitle, Pagination, Price, SearchBox, Stack } from '@gallery/ui'
import { type DataColumn, DataTable } from '@gallery/ui/admin'
import { useNavigate } from 'react-router'
import { findWorks, type Work } from '../data/works'
import { worksHref, worksQuery } from '../data/worksQuery'
import type { Route } from './+types/works'

export function loader({ request }: Route.LoaderArgs) {
  const query = worksQuery(Object.fromEntries(new URL(request.url).searchParams))
  return { query, ...findWorks(query) }
}

export const meta = () => [{ title: 'Works' }]

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

/** Search, order and page are in the address. */
export default function WorksPage({ loaderData }: Route.ComponentProps) {
  const { query, rows, total, lastPage } = loaderData
  const navigate = useNavigate()
  return (
    <>
      <PageTitle title="Works" lead={`${total} found`} />
      <Container>
        <Stack>
          <SearchBox
            action="/admin/works"
            defaultValue={query.words}
            placeholder="Search by title or artist"
            onSearch={(words) => navigate(worksHref({ ...query, words }))}
          />
          <DataTable
            label="Works"
            rows={rows}
            columns={columns}
            rowId={rowId}
            rowLabel={rowLabel}
            sort={query.sort}
            onSortChange={(sort) => navigate(worksHref({ ...query, sort }))}
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
