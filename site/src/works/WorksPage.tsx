import { useGet, useLanguage, workItem } from '@gallery/client'
import { workHref } from '@gallery/contract/plain'
import { Container, FilterBar, PageTitle, PaginatedList, Stack } from '@gallery/ui'
import { useIntl } from 'react-intl'
import { useNavigate } from 'react-router-dom'
import { PageHead } from '../head/PageHead.tsx'
import { ErrorPage } from '../layout/ErrorPage.tsx'
import { useSectionSteps } from '../layout/useSectionSteps.ts'
import { keptInputs } from '../lists/chosen.ts'
import { chosenNames } from '../lists/facet.ts'
import { LinkedList } from '../lists/LinkedList.tsx'
import { useQuery } from '../routing/useQuery.ts'
import { useWorkFacets } from './useWorkFacets.ts'
import { WorksGrid } from './WorksGrid.tsx'
import { workFacetsKey, worksKey, worksQuery, worksSearch } from './worksQuery.ts'

/** The public works of all artists, narrowed and ordered by what the address says, a page at a time. */
export function WorksPage() {
  const intl = useIntl()
  const language = useLanguage()
  const navigate = useNavigate()
  const path = `/${language}/works`
  const query = useQuery()
  const asked = worksQuery(query)
  const { q, p, sort } = asked
  const { data: works, failure } = useGet(worksKey(query))
  const { data: counted } = useGet(workFacetsKey(query), { keep: true })
  const facets = useWorkFacets(counted?.data, asked, path)
  const isNarrowed = q !== '' || facets.some(({ chosen }) => chosen !== '')
  const title = intl.formatMessage({ id: 'works.title' })
  const steps = useSectionSteps(title)

  if (failure) return <ErrorPage failure={failure} />
  return (
    <>
      <PageHead
        title={q ? `${title}: ${q}` : title}
        description={intl.formatMessage({ id: 'works.description' })}
      />
      <PageTitle title={title} breadcrumb={steps} />
      <Container>
        <Stack space="s6">
          <FilterBar
            action={path}
            words={q}
            things="works"
            placeholder={intl.formatMessage({ id: 'works.search' })}
            onFilter={({ words }) => void navigate(path + worksSearch({ ...asked, q: words, p: 1 }))}
            chosen={chosenNames(facets)}
            kept={keptInputs(worksSearch({ ...asked, q: '', p: 1 }))}
            {...(isNarrowed && works ? { found: works.meta.total } : {})}
            clearHref={path}
          />
          <LinkedList
            facets={facets}
            total={works?.meta.total ?? 0}
            sort={sort}
            searched={q !== ''}
            sortHref={(each) => path + worksSearch({ ...asked, sort: each, p: 1 })}
          >
            <PaginatedList
              empty={works?.data.length === 0}
              loading={!works}
              total={works?.meta.total}
              {...(works?.meta.instead ? { instead: works.meta.instead } : {})}
              {...(isNarrowed ? { resetHref: path } : {})}
              emptyTitle={isNarrowed ? undefined : intl.formatMessage({ id: 'works.empty' })}
              page={p}
              lastPage={works?.meta.last_page ?? 1}
              pageHref={(page) => path + worksSearch({ ...asked, p: page })}
            >
              {works ? (
                <WorksGrid
                  works={works.data.map((work) => workItem(work, language, workHref(work, language)))}
                />
              ) : null}
            </PaginatedList>
          </LinkedList>
        </Stack>
      </Container>
    </>
  )
}
