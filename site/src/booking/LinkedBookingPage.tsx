import { useGet, useLanguage } from '@gallery/client'
import type { LinkedAppointment } from '@gallery/contract'
import { translated } from '@gallery/contract/plain'
import { BookingCard, Message, Stack } from '@gallery/ui'
import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useParams } from 'react-router-dom'
import { PageHead } from '../head/PageHead.tsx'
import { ErrorPage } from '../layout/ErrorPage.tsx'
import { GalleryTime } from '../layout/GalleryTime.tsx'
import { BookingPlace } from './BookingPlace.tsx'
import { linkedBooking } from './linkedBooking.ts'
import { UnknownLink } from './UnknownLink.tsx'
import { WaysOn } from './WaysOn.tsx'

interface LinkedBookingPageProps {
  /** What can be said and done about the booking as it stands. */
  children: (booking: LinkedAppointment, token: string) => BookingStatement
}

/** What the page says of a booking, and the buttons under it. */
export interface BookingStatement {
  /** Of the texts `<id>.title` and `<id>.text`. */
  id: string
  values?: Readonly<Record<string, string | number>>
  tone?: 'neutral' | 'success' | 'error'
  actions?: ReactNode
  /** What is filled in, in the place of the buttons: as wide as the booking over it. */
  form?: ReactNode
}

/**
 * Where a link of a booking's mail leads: the booking, and what can be done about it, or was. Opening it changes nothing.
 */
export function LinkedBookingPage({ children }: LinkedBookingPageProps) {
  const intl = useIntl()
  const language = useLanguage()
  const { token = '' } = useParams()
  const key = linkedBooking(token)
  const { data, failure } = useGet(key)

  if (key === null || failure?.status === 404) return <UnknownLink />
  if (failure) return <ErrorPage failure={failure} />
  if (!data) return <PageHead title={intl.formatMessage({ id: 'detail.loading' })} />
  const booking = data.data
  const { id, values: own, tone = 'neutral', actions, form } = children(booking, token)
  const values = { ...own, bookable: String(booking.event_bookable) }
  const { event } = booking.place
  const eventTitle = translated(event, 'title', language)
  const title = intl.formatMessage({ id: `${id}.title` }, values)
  return (
    <>
      <PageHead title={title} />
      <Message
        tone={tone}
        title={title}
        {...(form ? {} : { actions: actions ?? <WaysOn booking={booking} /> })}
      >
        <Stack space="s5">
          <p>
            <FormattedMessage id={`${id}.text`} values={values} />
          </p>
          <BookingCard
            color={event.color}
            start={booking.start}
            end={booking.end}
            title={eventTitle.text}
            titleLang={eventTitle.lang}
            place={<BookingPlace booking={booking} />}
            name={`${booking.first_name} ${booking.last_name}`}
            people={booking.people}
            cancelled={booking.state === 'cancelled'}
          />
          <GalleryTime />
          {form}
        </Stack>
      </Message>
    </>
  )
}
