import { useGet } from '@gallery/client'
import { Container, EventRows, EventsOnView, EventsToCome, PaginatedList, Section, Stack } from '@gallery/ui'
import { FormattedMessage } from 'react-intl'
import { ErrorPage } from '../layout/ErrorPage.tsx'
import { listSearch } from '../lists/listQuery.ts'
import { firstFirst } from '../pictures/firstFirst.ts'
import type { EventSection } from './EventListPage.tsx'
import type { EventReads } from './eventReads.ts'
import { useGroupedItems } from './useGroupedItems.tsx'

interface EventGroupsProps {
  reads: Omit<EventReads, 'found'>
  section: EventSection
  /** The page's path. */
  path: string
  /** The page of what is over. */
  page: number
}

/**
 * What is on in large pictures, what is to come with its excerpt, what is over in rows. Where nothing is on, what is to
 * come takes its place; a group without events is not there.
 */
export function EventGroups({ reads, section, path, page }: EventGroupsProps) {
  const current = useGet(reads.current)
  const coming = useGet(reads.coming)
  const past = useGet(reads.past)
  const items = useGroupedItems()
  const failure = current.failure ?? coming.failure ?? past.failure
  if (failure) return <ErrorPage failure={failure} />

  const isOn = current.data?.data.map(items.current) ?? []
  const comes = coming.data?.data ?? []
  const isOver = past.data?.data.map(items.past) ?? []
  const asked = [reads.current, reads.coming, reads.past].filter((read) => read !== null)
  const answered = [current, coming, past].filter(({ data }) => data !== undefined)
  const waits = answered.length < asked.length
  const isBare = page === 1 && isOn.length + comes.length + isOver.length === 0
  const pages = (
    <PaginatedList
      empty={!waits && isOver.length === 0}
      loading={waits}
      page={page}
      lastPage={past.data?.meta.last_page ?? 1}
      pageHref={(p) => path + listSearch({ p })}
    >
      {past.data ? <EventRows events={isOver} /> : null}
    </PaginatedList>
  )
  if (isBare) return <Container>{pages}</Container>
  return (
    <Stack space="s8">
      {isOn.length > 0 ? (
        <Section ruled title={<FormattedMessage id={`${section}.current`} />}>
          <EventsOnView events={firstFirst(isOn)} />
        </Section>
      ) : null}
      {comes.length > 0 ? (
        <Section ruled title={<FormattedMessage id={`${section}.coming`} />}>
          {isOn.length > 0 ? (
            <EventsToCome events={comes.map(items.coming)} />
          ) : (
            <EventsOnView events={firstFirst(comes.map(items.comingWide))} />
          )}
        </Section>
      ) : null}
      {isOver.length > 0 || page > 1 ? (
        <Section ruled title={<FormattedMessage id={`${section}.past`} />}>
          {pages}
        </Section>
      ) : null}
    </Stack>
  )
}
