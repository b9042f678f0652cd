import { ArchiveList, Container, PageTitle, PaginatedList } from '@gallery/ui'
import { useIntl } from 'react-intl'
import { useSearchParams } from 'react-router-dom'
import { useGet } from '../data/useGet.ts'
import { useLanguage } from '../language/LanguageContext.ts'
import { ErrorPage } from '../layout/ErrorPage.tsx'
import { PageHead } from '../layout/PageHead.tsx'
import { listQuery, listSearch } from '../lists/listQuery.ts'
import { archiveListItem } from './archiveListItem.ts'
import { archivesKey } from './archivesKey.ts'
import { DebugData } from './DebugData.tsx'

/** The archives, by pages; hidden ones, tagged, for who may see them (spec §2). */
export function ArchivesPage() {
  const intl = useIntl()
  const language = useLanguage()
  const path = `/${language}/archives`
  const [query] = useSearchParams()
  const { p } = listQuery(query)
  const { data: archives, failure } = useGet(archivesKey(query))
  const title = intl.formatMessage({ id: 'nav.archives' })

  if (failure) return <ErrorPage />
  return (
    <>
      <PageHead title={title} description={intl.formatMessage({ id: 'archives.description' })} />
      <PageTitle title={title} lead={intl.formatMessage({ id: 'archives.description' })} />
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
