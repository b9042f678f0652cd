import type { ComponentPropsWithRef, ReactNode } from 'react'
import type { TileSpace } from '../../private/tileSizes.ts'
import { titleLink } from '../EventCard/EventCard.css.ts'
import type { EventListItem } from '../EventCard/EventCard.tsx'
import { EventExcerpt, EventPicture, EventTitle } from '../EventCard/EventParts.tsx'
import * as styles from './EventsToCome.css.ts'

/** An event that is announced: its `dates` say from when. */
export interface EventToCome extends Omit<EventListItem, 'color' | 'place' | 'requiresRegistration'> {
  /** Until when and where, in a line beneath the dates: "until 6 February 2027, Room 2". */
  note?: ReactNode
}

export interface EventsToComeProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  /** In the order in which they are read, the soonest first. */
  events: readonly EventToCome[]
  /**
   * The level of their titles among the page's headings.
   * @default 3
   */
  level?: 2 | 3
}

const spaces: readonly TileSpace[] = [{ from: 'tablet', vw: 23, px: 330 }, { vw: 28 }]

/**
 * What is announced, one under the other with a picture. Renders `<ul>`.
 *
 * Use it for what is to come. Use `EventsOnView` instead for what can be seen now, and `EventRows` for what is over.
 */
export function EventsToCome({ events, level = 3, ...props }: EventsToComeProps) {
  return (
    <ul {...props}>
      {events.map((event) => (
        <li key={event.id} className={styles.item}>
          <article className={styles.row}>
            <EventPicture event={event} spaces={spaces} className={styles.picture} />
            <div>
              {event.artists ? <p className={styles.artists}>{event.artists}</p> : null}
              <EventTitle event={event} level={level} className={styles.title} linkClassName={titleLink} />
              <EventExcerpt event={event} className={styles.excerpt} />
            </div>
            <div className={styles.facts}>
              <p className={styles.begins}>{event.dates}</p>
              {event.note ? <p>{event.note}</p> : null}
            </div>
          </article>
        </li>
      ))}
    </ul>
  )
}
