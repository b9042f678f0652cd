import { send, useGet, useLanguage, useNow } from '@gallery/client'
import type { AppointmentsAnswer } from '@gallery/contract'
import { translated, urlOf } from '@gallery/contract/plain'
import { BookingCard, Columns, Container, EmptyState, Link, Stack, Text } from '@gallery/ui'
import { FormattedMessage, useIntl } from 'react-intl'
import { useParams } from 'react-router-dom'
import { useSWRConfig } from 'swr'
import { OwnPage } from '../auth/OwnPage.tsx'
import { OtherTime } from '../booking/OtherTime.tsx'
import { refused } from '../booking/useMove.ts'
import { ErrorPage } from '../layout/ErrorPage.tsx'
import { GalleryTime } from '../layout/GalleryTime.tsx'
import { ownTimes } from './ownTimes.ts'

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
  const now = useNow()
  const { mutate } = useSWRConfig()
  const { id } = useParams()
  const times = ownTimes(id)
  const list = urlOf('/api/appointments')
  const { data, failure } = useGet(list)
  if (!data) return failure ? <ErrorPage failure={failure} part /> : null
  const booking = data.data.find((one) => String(one.id) === id)
  if (!booking || times === null || new Date(booking.start) <= now) return <NotToBeMoved />
  const { start, end, place } = booking
  const title = translated(place.event, 'title', language)

  async function take(slot: number): Promise<void> {
    const path = 'POST /api/appointments/:id/move'
    const handles = refused
    const { data: moved } = await send(path, { id: Number(id) }, { place: slot }, { handles })
    await mutate<AppointmentsAnswer>(
      list,
      (known) => known && { data: known.data.map((one) => (one.id === moved.id ? moved : one)) }
    )
  }
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
          <OtherTime booking={list} times={times} take={take} landing={`/${language}/appointments`} />
        </Stack>
      </Columns>
    </Container>
  )
}

/** It is cancelled, over, no longer held, or not theirs. */
function NotToBeMoved() {
  const bookings = `/${useLanguage()}/appointments`
  return (
    <Container>
      <EmptyState
        title={<FormattedMessage id="booking.notToBeMoved" />}
        action={
          <Link href={bookings}>
            <FormattedMessage id="nav.appointments" />
          </Link>
        }
      />
    </Container>
  )
}
