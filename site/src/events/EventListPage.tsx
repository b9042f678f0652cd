import type { EventKind } from '@gallery/contract'
import { Container, EmptyState, EventList, Link, PageTitle, Pagination, SearchBox } from '@gallery/ui'
import { FormattedMessage, useIntl } from 'react-intl'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { useGet } from '../data/useGet.ts'
import { useLanguage } from '../language/LanguageContext.ts'
import { ErrorPage } from '../layout/ErrorPage.tsx'
import { PageHead } from '../layout/PageHead.tsx'
import { listKey, listQuery, listSearch } from './listQuery.ts'
import { useListItem } from './useListItem.tsx'

interface EventListPageProps {
  kind: EventKind
  /** The list's path, which also names its texts. */
  section: 'events' | 'exhibitions'
}

/** The paged, searchable list of one kind of events (spec §2). */
export function EventListPage({ kind, section }: EventListPageProps) {
  const intl = useIntl()
  const navigate = useNavigate()
  const path = `/${useLanguage()}/${section}`
  const [query] = useSearchParams()
  const { q, p } = listQuery(query)
  const { data: events, failure } = useGet(listKey(kind, query))
  const item = useListItem()
  const title = intl.formatMessage({ id: `nav.${section}` })

  if (failure) return <ErrorPage />
  return (
    <>
      <PageHead title={title} description={intl.formatMessage({ id: `${section}.description` })} />
      <PageTitle
        title={title}
        action={
          <SearchBox
            key={q}
            action={path}
            defaultValue={q}
            placeholder={intl.formatMessage({ id: 'list.search' })}
            onSearch={(words) => void navigate(path + listSearch({ q: words }))}
          />
        }
      />
      <Container>
        {events?.data.length === 0 ? (
          <EmptyState
            title={<FormattedMessage id="list.empty" />}
            action={
              <Link href={path}>
                <FormattedMessage id="list.reset" />
              </Link>
            }
          />
        ) : (
          <EventList events={events?.data.map(item) ?? []} />
        )}
      </Container>
      {events && events.meta.last_page > 1 ? (
        <Container>
          <Pagination
            page={p}
            lastPage={events.meta.last_page}
            pageHref={(page) => path + listSearch({ q, p: page })}
          />
        </Container>
      ) : null}
    </>
  )
}
