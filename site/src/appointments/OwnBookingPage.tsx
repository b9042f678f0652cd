import { useGet, useLanguage, useNow } from '@gallery/client'
import type { OwnAppointment } from '@gallery/contract'
import { translated, urlOf } from '@gallery/contract/plain'
import { BookingCard, Columns, Container, EmptyState, Link, Stack, Text } from '@gallery/ui'
import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useParams } from 'react-router-dom'
import { OwnPage } from '../auth/OwnPage.tsx'
import { BookingPlace } from '../booking/BookingPlace.tsx'
import { ErrorPage } from '../layout/ErrorPage.tsx'
import { GalleryTime } from '../layout/GalleryTime.tsx'

interface OwnBookingPageProps {
  /** The text of the title, and of the sentence over the form. */
  title: string
  text: string
  /** The form, for a booking that can be changed. */
  children: (booking: OwnAppointment) => ReactNode
}

/** One of one's own bookings and what is changed about it: where 'Tus reservas' leads. */
export function OwnBookingPage({ title, text, children }: OwnBookingPageProps) {
  const intl = useIntl()
  const language = useLanguage()
  const bookings = intl.formatMessage({ id: 'nav.appointments' })
  return (
    <OwnPage
      title={intl.formatMessage({ id: title })}
      parent={{ label: bookings, href: `/${language}/appointments` }}
    >
      <Booking text={text}>{children}</Booking>
    </OwnPage>
  )
}

function Booking({ text, children }: Omit<OwnBookingPageProps, 'title'>) {
  const language = useLanguage()
  const now = useNow()
  const { id } = useParams()
  const { data, failure } = useGet(urlOf('/api/appointments'))
  if (!data) return failure ? <ErrorPage failure={failure} part /> : null
  const booking = data.data.find((one) => String(one.id) === id)
  if (!booking || new Date(booking.start) <= now) return <NotToBeChanged />
  const { start, end, people, first_name, last_name, place } = booking
  const title = translated(place.event, 'title', language)
  return (
    <Container>
      <Columns split="5/6" space="column">
        <Stack space="s4">
          <BookingCard
            color={place.event.color}
            start={start}
            end={end}
            title={title.text}
            titleLang={title.lang}
            place={<BookingPlace booking={booking} />}
            name={`${first_name} ${last_name}`}
            people={people}
          />
          <GalleryTime />
        </Stack>
        <Stack space="s4">
          <Text as="p">
            <FormattedMessage id={text} />
          </Text>
          {children(booking)}
        </Stack>
      </Columns>
    </Container>
  )
}

/** It is cancelled, over, no longer held, or not theirs. */
function NotToBeChanged() {
  const bookings = `/${useLanguage()}/appointments`
  return (
    <Container>
      <EmptyState
        title={<FormattedMessage id="booking.notToBeChanged" />}
        action={
          <Link href={bookings}>
            <FormattedMessage id="nav.appointments" />
          </Link>
        }
      />
    </Container>
  )
}
