import { useLanguage, useLoadedSite } from '@gallery/client'
import { Container, Link, PageTitle, SearchBox, Stack, Text } from '@gallery/ui'
import { FormattedMessage, useIntl } from 'react-intl'
import { useLocation, useNavigate } from 'react-router-dom'
import { PageHead } from '../head/PageHead.tsx'
import { useSectionSteps } from '../layout/useSectionSteps.ts'
import { listQuery, listSearch } from '../lists/listQuery.ts'
import { useQuery } from '../routing/useQuery.ts'
import { EventGroups } from './EventGroups.tsx'
import { eventReads } from './eventReads.ts'
import { FoundEvents } from './FoundEvents.tsx'

/** A list's path, which also names its texts. */
export type EventSection = 'events' | 'exhibitions'

/** Exhibitions or the other events: what is on, what is to come and what is over, or what a search finds. */
export function EventListPage() {
  const [, , last] = useLocation().pathname.split('/')
  const section: EventSection = last === 'exhibitions' ? last : 'events'
  const intl = useIntl()
  const navigate = useNavigate()
  const language = useLanguage()
  const { today } = useLoadedSite()
  const path = `/${language}/${section}`
  const query = useQuery()
  const { q, p } = listQuery(query)
  const { found, ...groups } = eventReads(section === 'exhibitions' ? 'exhibition' : 'other', query, today)
  const title = intl.formatMessage({ id: `nav.${section}` })
  const steps = useSectionSteps(title)

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
      <Stack space="s7">
        {found ? (
          <FoundEvents read={found} path={path} words={q} page={p} />
        ) : (
          <EventGroups reads={groups} section={section} path={path} page={p} />
        )}
        <Container>
          <Text size="s">
            {/* With a target the link is a plain one: a calendar program takes it. */}
            <Link href={`/${language}/events.ics`} type="text/calendar" target="_self">
              <FormattedMessage id="events.subscribe" />
            </Link>
          </Text>
        </Container>
      </Stack>
    </>
  )
}
