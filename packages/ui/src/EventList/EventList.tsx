import type { ComponentPropsWithRef, ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { eventColor } from '../eventColor.css.ts'
import { useLink } from '../Link/LinkProvider.tsx'
import { Picture, type PictureProps } from '../Picture/Picture.tsx'
import { joinClasses } from '../private/joinClasses.ts'
import type { EventColor } from '../tokens/tokens.ts'
import * as styles from './EventList.css.ts'
import { eventListMessages } from './messages.ts'

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
  /** An installation view; it may be cut to 3:2. */
  picture?: PictureProps
  color: EventColor
  /** When: "Del 12 de noviembre de 2026 al 30 de enero de 2027". */
  dates: ReactNode
  /** Where: "Sala 1". */
  place?: string
  /** @default false */
  requiresRegistration?: boolean
}

export interface EventListProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  events: readonly EventListItem[]
}

/** Events one under the other: picture, title and excerpt, dates and place. Renders `<ul>`. */
export function EventList({ events, className, ...props }: EventListProps) {
  return (
    <ul {...props} className={joinClasses(styles.list, className)}>
      {events.map((event) => (
        <EventRow key={event.id} event={event} />
      ))}
    </ul>
  )
}

function EventRow({ event }: { event: EventListItem }) {
  const intl = useIntl()
  const Link = useLink()
  const registration = event.requiresRegistration
    ? intl.formatMessage(eventListMessages.requiresRegistration)
    : undefined
  return (
    <li className={joinClasses(styles.event, eventColor[event.color])}>
      {/* The title is the link that is read out; the picture repeats it for the pointer. */}
      <Link href={event.href} tabIndex={-1} aria-hidden className={styles.picture}>
        {event.picture ? <Picture {...event.picture} alt="" fit="cover" /> : null}
      </Link>
      <div>
        {event.artists ? <p className={styles.artists}>{event.artists}</p> : null}
        <h2 className={styles.title} lang={event.titleLang}>
          <Link href={event.href} className={styles.titleLink}>
            {event.title}
          </Link>
        </h2>
        {event.excerpt ? (
          <p className={styles.excerpt} lang={event.excerptLang}>
            {event.excerpt}
          </p>
        ) : null}
      </div>
      <div className={styles.facts}>
        <span className={styles.bar} aria-hidden />
        <p>{event.dates}</p>
        <p className={styles.place}>{[event.place, registration].filter(Boolean).join(', ')}</p>
      </div>
    </li>
  )
}
