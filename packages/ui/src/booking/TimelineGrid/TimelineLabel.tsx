import { useIntl } from 'react-intl'
import { Link } from '../../controls/Link/Link.tsx'
import { fill } from '../../private/fill.ts'
import { gridRoles } from './gridRoles.ts'
import { messages } from './messages.ts'
import { label, note, title } from './TimelineGrid.css.ts'
import type { TimelineEvent } from './timelineEvent.ts'

/** Whether an event's name leads to its page. */
export function leads(event: TimelineEvent): event is TimelineEvent & { href: string } {
  return event.active && Boolean(event.href)
}

interface TimelineLabelProps {
  event: TimelineEvent
  /** "row,column", by which the grid finds it again. */
  place: string
  tabIndex: number | undefined
}

/** An event's name at the head of its row, with who shows and whether registration is required. */
export function TimelineLabel({ event, place, tabIndex }: TimelineLabelProps) {
  const intl = useIntl()
  const artists = event.note ?? ''
  const registration = artists
    ? fill(intl, messages.note, { note: artists })
    : intl.formatMessage(messages.requiresRegistration)
  const words = event.requiresRegistration ? registration : artists
  return (
    <div {...gridRoles.rowHeader} className={label}>
      {leads(event) ? (
        <Link
          href={event.href}
          underline="hover"
          className={title}
          lang={event.lang}
          data-place={place}
          tabIndex={tabIndex}
        >
          {event.title}
        </Link>
      ) : (
        <span className={title} lang={event.lang} data-inactive={!event.active || undefined}>
          {event.title}
        </span>
      )}
      {words ? <span className={note}>{words}</span> : null}
    </div>
  )
}
