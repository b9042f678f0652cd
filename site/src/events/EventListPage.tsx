import { useGet, useLanguage } from '@gallery/client'
import type { EventKind } from '@gallery/contract'
import { Container, EventList, Link, PageTitle, PaginatedList, SearchBox, Stack, Text } from '@gallery/ui'
import { FormattedMessage, useIntl } from 'react-intl'
import { useNavigate } from 'react-router-dom'
import { PageHead } from '../head/PageHead.tsx'
import { ErrorPage } from '../layout/ErrorPage.tsx'
import { useSectionSteps } from '../layout/useSectionSteps.ts'
import { listQuery, listSearch } from '../lists/listQuery.ts'
import { firstFirst } from '../pictures/firstFirst.ts'
import { useQuery } from '../routing/useQuery.ts'
import { eventsKey } from './eventsKey.ts'
import { useListItem } from './useListItem.tsx'

interface EventListPageProps {
  kind: EventKind
  /** The list's path, which also names its texts. */
  section: 'events' | 'exhibitions'
}

/** The paged, searchable list of one kind of events. */
export function EventListPage({ kind, section }: EventListPageProps) {
  const intl = useIntl()
  const navigate = useNavigate()
  const language = useLanguage()
  const path = `/${language}/${section}`
  const query = useQuery()
  const { q, p } = listQuery(query)
  const { data: events, failure } = useGet(eventsKey(kind, query))
  const item = useListItem()
  const title = intl.formatMessage({ id: `nav.${section}` })
  const steps = useSectionSteps(title)

  if (failure) return <ErrorPage failure={failure} />
  return (
    <>
      <PageHead title={title} description={intl.formatMessage({ id: `${section}.description` })} />
      <PageTitle
        title={title}
        breadcrumb={steps}
        action={
          <SearchBox
            action={path}
            defaultValue={q}
            placeholder={intl.formatMessage({ id: 'list.search' })}
            onSearch={(words) => void navigate(path + listSearch({ q: words }))}
          />
        }
      />
      <Container>
        <Stack space="s6">
          <PaginatedList
            empty={events?.data.length === 0}
            loading={!events}
            total={events?.meta.total}
            {...(events?.meta.instead ? { instead: events.meta.instead } : {})}
            resetHref={path}
            page={p}
            lastPage={events?.meta.last_page ?? 1}
            pageHref={(page) => path + listSearch({ q, p: page })}
          >
            {events ? <EventList events={firstFirst(events.data.map(item))} /> : null}
          </PaginatedList>
          <Text size="s">
            {/* With a target the link is a plain one: a calendar program takes it. */}
            <Link href={`/${language}/events.ics`} type="text/calendar" target="_self">
              <FormattedMessage id="events.subscribe" />
            </Link>
          </Text>
        </Stack>
      </Container>
    </>
  )
}
