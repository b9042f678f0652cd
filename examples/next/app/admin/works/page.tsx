import '@gallery/ui/admin.css'
import { Container, PageTitle, Pagination, SearchBox, Stack } from '@gallery/ui'
import { findWorks } from '../../../lib/works'
import { worksHref, worksQuery } from '../../../lib/worksQuery'
import { WorksTable } from './works-table'

interface WorksPageProps {
  searchParams: Promise<{ q?: string; sort?: string; page?: string }>
}

/** Search, order and page are in the address; the form and the links change it, also without scripts. */
export default async function WorksPage({ searchParams }: WorksPageProps) {
  const query = worksQuery(await searchParams)
  const { rows, total, lastPage } = findWorks(query)
  return (
    <>
      <PageTitle title="Works" lead={`${total} found`} />
      <Container>
        <Stack>
          <SearchBox
            action="/admin/works"
            defaultValue={query.words}
            placeholder="Search by title or artist"
          />
          <WorksTable
            rows={rows}
            words={query.words}
            sort={query.sort}
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
