import { send, useGet, useLanguage } from '@gallery/client'
import { translated } from '@gallery/contract/plain'
import { BookingCard, Columns, Container, Stack, Text } from '@gallery/ui'
import { FormattedMessage, useIntl } from 'react-intl'
import { useParams } from 'react-router-dom'
import { OwnPage } from '../auth/OwnPage.tsx'
import { OtherTime } from '../booking/OtherTime.tsx'
import { refused } from '../booking/useMove.ts'
import { ErrorPage } from '../layout/ErrorPage.tsx'
import { GalleryTime } from '../layout/GalleryTime.tsx'
import { ownBooking } from './ownBooking.ts'

/** Another time for one of one's own bookings: where 'Tus reservas' leads. */
export function MoveOwnPage() {
  const intl = useIntl()
  const language = useLanguage()
  const bookings = intl.formatMessage({ id: 'nav.appointments' })
  return (
    <OwnPage
      title={intl.formatMessage({ id: 'booking.move' })}
      parent={{ label: bookings, href: `/${language}/appointments` }}
    >
      <Booking />
    </OwnPage>
  )
}

function Booking() {
  const language = useLanguage()
  const key = ownBooking(useParams().id)
  const { data, failure } = useGet(key?.booking ?? null)
  if (failure || key === null) return <ErrorPage {...(failure ? { failure } : {})} />
  if (!data) return null
  const { id, start, end, place } = data.data
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
            place={place.event.place}
          />
          <GalleryTime />
        </Stack>
        <Stack space="s4">
          <Text as="p">
            <FormattedMessage id="booking.toBeMoved.text" />
          </Text>
          <OtherTime
            times={key.times}
            take={(slot) =>
              send('POST /api/appointments/:id/move', { id }, { place: slot }, { handles: refused })
            }
            landing={`/${language}/appointments`}
          />
        </Stack>
      </Columns>
    </Container>
  )
}
