import type { ComponentPropsWithRef } from 'react'
import type { TileSpace } from '../../private/tileSizes.ts'
import type { EventListItem } from '../EventCard/EventCard.tsx'
import { EventPicture, EventTitle } from '../EventCard/EventParts.tsx'
import * as styles from './EventRows.css.ts'

/** An event that is over. */
export type PastEvent = Omit<EventListItem, 'color' | 'excerpt' | 'excerptLang' | 'requiresRegistration'>

export interface EventRowsProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  /** In the order in which they are read. */
  events: readonly PastEvent[]
  /**
   * The level of their titles among the page's headings.
   * @default 3
   */
  level?: 2 | 3
}

const spaces: readonly TileSpace[] = [{ from: 'tablet', vw: 7.6, px: 110 }, { vw: 19 }]

/**
 * Events of years in little space: one line each, with a small picture. Renders `<ul>`.
 *
 * Use it for what is over. Use `EventsToCome` instead for what is announced, and `EventsOnView` for what is on.
 */
export function EventRows({ events, level = 3, ...props }: EventRowsProps) {
  return (
    <ul {...props}>
      {events.map((event) => (
        <li key={event.id}>
          <article className={styles.row}>
            <EventPicture event={event} spaces={spaces} className={styles.picture} />
            <EventTitle
              event={event}
              level={level}
              className={styles.title}
              linkClassName={styles.titleLink}
            />
            {event.artists ? <p className={styles.artists}>{event.artists}</p> : null}
            {event.place ? <p className={styles.place}>{event.place}</p> : null}
            <p className={styles.dates}>{event.dates}</p>
          </article>
        </li>
      ))}
    </ul>
  )
}
