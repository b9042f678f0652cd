import { useGet } from '@gallery/client'
import type { EventsAnswer, Url } from '@gallery/contract'
import { Container, EventList, PaginatedList } from '@gallery/ui'
import { ErrorPage } from '../layout/ErrorPage.tsx'
import { listSearch } from '../lists/listQuery.ts'
import { firstFirst } from '../pictures/firstFirst.ts'
import { useListItem } from './useListItem.tsx'

interface FoundEventsProps {
  read: Url<EventsAnswer>
  /** The page's path, of the list that nothing narrows. */
  path: string
  words: string
  page: number
}

/** What a search finds among the events of one kind, whenever they are. */
export function FoundEvents({ read, path, words, page }: FoundEventsProps) {
  const { data: events, failure } = useGet(read)
  const item = useListItem()
  if (failure) return <ErrorPage failure={failure} />
  return (
    <Container>
      <PaginatedList
        empty={events?.data.length === 0}
        loading={!events}
        total={events?.meta.total}
        {...(events?.meta.instead ? { instead: events.meta.instead } : {})}
        resetHref={path}
        page={page}
        lastPage={events?.meta.last_page ?? 1}
        pageHref={(p) => path + listSearch({ q: words, p })}
      >
        {events ? <EventList events={firstFirst(events.data.map(item))} /> : null}
      </PaginatedList>
    </Container>
  )
}
