import { EventListPage } from '../events/EventListPage.tsx'

/** Exhibitions: the same list screen as the other events. */
export function ExhibitionsPage() {
  return <EventListPage kind="exhibition" section="exhibitions" />
}
