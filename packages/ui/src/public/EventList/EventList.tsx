import type { ComponentPropsWithRef } from 'react'
import { joinClasses } from '../../private/joinClasses.ts'
import { EventCard, type EventListItem } from '../EventCard/EventCard.tsx'
import * as styles from './EventList.css.ts'

export interface EventListProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  /** In the order in which they are read. */
  events: readonly EventListItem[]
}

/**
 * Events one under the other, each an `EventCard`. Renders `<ul>`.
 *
 * Use it for exhibitions and events with space for an excerpt. Use `RelatedList` instead at the foot of a page, and
 * `TimelineGrid` when the days are what matters.
 */
export function EventList({ events, className, ...props }: EventListProps) {
  return (
    <ul {...props} className={joinClasses(styles.list, className)}>
      {events.map((event) => (
        <li key={event.id} className={styles.row}>
          <EventCard event={event} />
        </li>
      ))}
    </ul>
  )
}
