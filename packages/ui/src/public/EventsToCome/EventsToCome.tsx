import type { ComponentPropsWithRef, ReactNode } from 'react'
import { useLink } from '../../controls/Link/LinkProvider.tsx'
import { Picture } from '../../pictures/Picture/Picture.tsx'
import type { TileSpace } from '../../private/tileSizes.ts'
import { viewFit } from '../../private/viewFit.ts'
import { titleLink } from '../EventCard/EventCard.css.ts'
import type { EventListItem } from '../EventCard/EventCard.tsx'
import * as styles from './EventsToCome.css.ts'

/** An event that is announced: its `dates` say from when. */
export interface EventToCome extends Omit<EventListItem, 'color' | 'place' | 'requiresRegistration'> {
  /** Until when and where, in a line beneath the dates: "hasta el 6 de febrero de 2027, Sala 2". */
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
  const Link = useLink()
  const Title = level === 2 ? 'h2' : 'h3'
  return (
    <ul {...props}>
      {events.map((event) => (
        <li key={event.id} className={styles.item}>
          <article className={styles.row}>
            {/* The title is the link that is read out; the picture repeats it for the pointer. */}
            <Link href={event.href} tabIndex={-1} aria-hidden className={styles.picture}>
              {event.picture ? (
                <Picture {...viewFit(event.picture, spaces)} {...event.picture} alt="" />
              ) : null}
            </Link>
            <div>
              {event.artists ? <p className={styles.artists}>{event.artists}</p> : null}
              <Title className={styles.title} lang={event.titleLang}>
                <Link href={event.href} className={titleLink}>
                  {event.title}
                </Link>
              </Title>
              {event.excerpt ? (
                <p className={styles.excerpt} lang={event.excerptLang}>
                  {event.excerpt}
                </p>
              ) : null}
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
