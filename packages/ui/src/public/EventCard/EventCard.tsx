import '../../eventColors.css.ts'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { useIntl } from 'react-intl'
import type { PictureProps } from '../../pictures/Picture/Picture.tsx'
import { inRow } from '../../private/inRow.ts'
import { joinClasses } from '../../private/joinClasses.ts'
import type { TileSpace } from '../../private/tileSizes.ts'
import type { EventColor } from '../../tokens/tokens.ts'
import * as styles from './EventCard.css.ts'
import { EventExcerpt, EventPicture, EventTitle } from './EventParts.tsx'

const messages = {
  requiresRegistration: { id: 'eventCard.requiresRegistration', defaultMessage: 'requiere registro' },
} as const

/** An exhibition or another event, as lists show it. */
export interface EventListItem {
  id: string | number
  href: string
  title: string
  /** The title's language, when it is not the page's. */
  titleLang?: string
  /** Names, as they are to be read: "Elsa Brandariz, Irma Szalay". */
  artists?: string
  excerpt?: string
  excerptLang?: string
  /** The view of a hall may be cut to 3:2; what is upright or square is shown whole. */
  picture?: PictureProps
  /** The colour that the event has in the timeline. */
  color: EventColor
  /** When: "12 November 2026 to 30 January 2027". */
  dates: ReactNode
  /** Where: "Room 1". */
  place?: string
  /**
   * Whether a visit is booked; the card says so.
   * @default false
   */
  requiresRegistration?: boolean
}

export interface EventCardProps extends Omit<ComponentPropsWithRef<'article'>, 'children'> {
  /** What the card says of the event, its dates and place already in words. */
  event: EventListItem
  /**
   * The level of its title among the page's headings.
   * @default 2
   */
  level?: 2 | 3
}

const spaces: readonly TileSpace[] = [{ from: 'tablet', vw: 31, px: 440 }, { vw: 92 }]

/**
 * One exhibition or event: picture, title and excerpt, dates and place. Renders `<article>`.
 *
 * Use it for one event among other things. Use `EventList` instead for several of them, and `RelatedList` for small
 * ones beside something else.
 */
export function EventCard({ event, level = 2, className, ...props }: EventCardProps) {
  const intl = useIntl()
  const registration = event.requiresRegistration
    ? intl.formatMessage(messages.requiresRegistration)
    : undefined
  return (
    <article {...props} data-event-color={event.color} className={joinClasses(styles.card, className)}>
      <EventPicture event={event} spaces={spaces} className={styles.picture} />
      <div>
        {event.artists ? <p className={styles.artists}>{event.artists}</p> : null}
        <EventTitle event={event} level={level} className={styles.title} linkClassName={styles.titleLink} />
        <EventExcerpt event={event} className={styles.excerpt} />
      </div>
      <div className={styles.facts}>
        <span className={styles.bar} aria-hidden />
        <p>{event.dates}</p>
        <p className={styles.place}>{inRow(intl.locale, [event.place, registration])}</p>
      </div>
    </article>
  )
}
