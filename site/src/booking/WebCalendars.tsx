import { useLanguage, useLoadedSite } from '@gallery/client'
import type { LinkedAppointment } from '@gallery/contract'
import { calendarLinks, translated, visitLocation } from '@gallery/contract/plain'
import { Link, Text } from '@gallery/ui'
import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'

/** Where a confirmed visit can be put beside the file: the calendars on the web. */
export function WebCalendars({ booking }: { booking: LinkedAppointment }) {
  const language = useLanguage()
  const { options } = useLoadedSite()
  const { event } = booking.place
  const links = calendarLinks({
    title: translated(event, 'title', language).text,
    location: visitLocation(event.place, options),
    start: booking.start,
    end: booking.end,
  })
  const linked = (href: string) => (chunks: ReactNode) => <Link href={href}>{chunks}</Link>
  return (
    <Text as="p" size="s" tone="ink2">
      <FormattedMessage
        id="booking.webCalendars"
        values={{ google: linked(links.google), outlook: linked(links.outlook) }}
      />
    </Text>
  )
}
