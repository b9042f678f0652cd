import type { ComponentPropsWithRef, ReactNode } from 'react'
import { Link } from '../../controls/Link/Link.tsx'
import { joinClasses } from '../../private/joinClasses.ts'
import type { TileSpace } from '../../private/tileSizes.ts'
import { excerpt, title, titleLink } from '../EventCard/EventCard.css.ts'
import type { EventListItem } from '../EventCard/EventCard.tsx'
import { EventExcerpt, EventPicture, EventTitle } from '../EventCard/EventParts.tsx'
import * as styles from './EventsOnView.css.ts'

/** An event that is on: its `dates` say until when. */
export interface EventOnView extends Omit<EventListItem, 'color' | 'requiresRegistration'> {
  /** The way in: where a visit is booked, and in which words. */
  visit?: { href: string; label: ReactNode }
}

export interface EventsOnViewProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  /** In the order in which they are read; one alone is as wide as the page. */
  events: readonly EventOnView[]
  /**
   * The level of their titles among the page's headings.
   * @default 3
   */
  level?: 2 | 3
}

/** How wide a picture is drawn: of two side by side, and of one alone, whose height is bounded. */
const spaces = {
  several: [{ from: 'tablet', vw: 47, px: 671 }, { vw: 90 }],
  one: [{ from: 'tablet', vw: 95, px: 1364 }, { vw: 90 }],
} satisfies Record<string, readonly TileSpace[]>

/**
 * What can be seen now, in large pictures, two side by side. Renders `<ul>`.
 *
 * Use it at the top of a page of exhibitions or events. Use `EventsToCome` instead for those that are
 * announced, and `EventRows` for those that are over.
 */
export function EventsOnView({ events, level = 3, className, ...props }: EventsOnViewProps) {
  const isSeveral = events.length > 1
  return (
    <ul {...props} data-several={isSeveral || undefined} className={joinClasses(styles.list, className)}>
      {events.map((event) => (
        <li key={event.id}>
          <OnView event={event} level={level} spaces={isSeveral ? spaces.several : spaces.one} />
        </li>
      ))}
    </ul>
  )
}

interface OnViewProps {
  event: EventOnView
  level: 2 | 3
  spaces: readonly TileSpace[]
}

function OnView({ event, level, spaces }: OnViewProps) {
  return (
    <article className={styles.card}>
      <EventPicture event={event} spaces={spaces} className={styles.picture} />
      {event.artists ? <p className={styles.artists}>{event.artists}</p> : null}
      <EventTitle event={event} level={level} className={title} linkClassName={titleLink} />
      <EventExcerpt event={event} className={excerpt} />
      <div className={styles.feet}>
        <p className={styles.dates}>{event.dates}</p>
        {event.place ? <p className={styles.place}>{event.place}</p> : null}
        {event.visit ? (
          <Link href={event.visit.href} className={styles.action}>
            {event.visit.label}
          </Link>
        ) : null}
      </div>
    </article>
  )
}
