import { EventListPage } from './EventListPage.tsx'

/** Events that are no exhibitions: talks, tours, workshops. */
export function EventsPage() {
  return <EventListPage kind="other" section="events" />
}
