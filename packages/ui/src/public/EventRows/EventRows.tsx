import type { ComponentPropsWithRef } from 'react'
import { useLink } from '../../controls/Link/LinkProvider.tsx'
import { Picture } from '../../pictures/Picture/Picture.tsx'
import type { TileSpace } from '../../private/tileSizes.ts'
import { viewFit } from '../../private/viewFit.ts'
import type { EventListItem } from '../EventCard/EventCard.tsx'
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
  const Link = useLink()
  const Title = level === 2 ? 'h2' : 'h3'
  return (
    <ul {...props}>
      {events.map((event) => (
        <li key={event.id}>
          <article className={styles.row}>
            {/* The title is the link that is read out; the picture repeats it for the pointer. */}
            <Link href={event.href} tabIndex={-1} aria-hidden className={styles.picture}>
              {event.picture ? (
                <Picture {...viewFit(event.picture, spaces)} {...event.picture} alt="" />
              ) : null}
            </Link>
            <Title className={styles.title} lang={event.titleLang}>
              <Link href={event.href} className={styles.titleLink}>
                {event.title}
              </Link>
            </Title>
            {event.artists ? <p className={styles.artists}>{event.artists}</p> : null}
            {event.place ? <p className={styles.place}>{event.place}</p> : null}
            <p className={styles.dates}>{event.dates}</p>
          </article>
        </li>
      ))}
    </ul>
  )
}
