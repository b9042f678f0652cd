import { useGet, useLanguage } from '@gallery/client'
import { ArchiveList, Container, PageTitle, PaginatedList, SearchBox } from '@gallery/ui'
import { useIntl } from 'react-intl'
import { useNavigate } from 'react-router-dom'
import { PageHead } from '../head/PageHead.tsx'
import { ErrorPage } from '../layout/ErrorPage.tsx'
import { useSectionSteps } from '../layout/useSectionSteps.ts'
import { listQuery, listSearch } from '../lists/listQuery.ts'
import { useQuery } from '../routing/useQuery.ts'
import { archiveListItem } from './archiveListItem.ts'
import { archivesKey } from './archivesKey.ts'
import { DebugData } from './DebugData.tsx'

/** The archives, by pages; hidden ones, tagged, for who may see them. */
export function ArchivesPage() {
  const intl = useIntl()
  const language = useLanguage()
  const path = `/${language}/archives`
  const everything = `/${language}/archive`
  const navigate = useNavigate()
  const query = useQuery()
  const { p } = listQuery(query)
  const { data: archives, failure } = useGet(archivesKey(query))
  const title = intl.formatMessage({ id: 'nav.archives' })
  const steps = useSectionSteps(title)

  if (failure) return <ErrorPage failure={failure} />
  return (
    <>
      <PageHead title={title} description={intl.formatMessage({ id: 'archives.description' })} />
      <PageTitle
        title={title}
        breadcrumb={steps}
        lead={intl.formatMessage({ id: 'archives.description' })}
        action={
          <SearchBox
            action={everything}
            placeholder={intl.formatMessage({ id: 'archive.search' })}
            onSearch={(words) => void navigate(everything + listSearch({ q: words }))}
          />
        }
      />
      <Container>
        <PaginatedList
          empty={archives?.data.length === 0}
          loading={!archives}
          total={archives?.meta.total}
          resetHref={path}
          page={p}
          lastPage={archives?.meta.last_page ?? 1}
          pageHref={(page) => path + listSearch({ p: page })}
        >
          {archives ? (
            <ArchiveList archives={archives.data.map((each) => archiveListItem(each, language))} />
          ) : null}
        </PaginatedList>
      </Container>
      {query.has('debug') && archives ? <DebugData data={archives} /> : null}
    </>
  )
}
