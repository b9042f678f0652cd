import { useGet, useLanguage, useLoadedSite, useNow } from '@gallery/client'
import type { OwnAppointment, Waiting } from '@gallery/contract'
import { translated, urlOf } from '@gallery/contract/plain'
import {
  AppointmentList,
  Columns,
  Container,
  EmptyState,
  Link,
  Section,
  Stack,
  Text,
  useDates,
} from '@gallery/ui'
import { FormattedMessage, useIntl } from 'react-intl'
import { OwnPage } from '../auth/OwnPage.tsx'
import { BookingCode } from '../booking/BookingCode.tsx'
import { ErrorPage } from '../layout/ErrorPage.tsx'
import { GalleryTime } from '../layout/GalleryTime.tsx'
import { useReservations } from './useReservations.ts'

/** 'Tus reservas': what is to come, and apart from it what has been. */
export function AppointmentsPage() {
  const title = useIntl().formatMessage({ id: 'nav.appointments' })
  return (
    <OwnPage title={title}>
      <Reservations />
    </OwnPage>
  )
}

function Reservations() {
  const language = useLanguage()
  const now = useNow()
  const { data, failure } = useGet(urlOf('/api/appointments'))
  const { data: waits } = useGet(urlOf('/api/waiting'))
  const codes = useGet(urlOf('/api/appointments/codes')).data?.data ?? []
  const dates = useDates()
  const { options } = useLoadedSite()
  const { remove, confirm, resend, leave } = useReservations()
  if (!data) return failure ? <ErrorPage failure={failure} part /> : null
  const isOver = ({ end }: OwnAppointment) => new Date(end) <= now
  const coming = data.data.filter((appointment) => !isOver(appointment))
  const past = data.data.filter(isOver)
  const canChange = (id: number | string) => coming.some((one) => one.id === id && new Date(one.start) > now)

  const visit = ({ id, start, end, people, place: { event } }: OwnAppointment | Waiting) => {
    const { text: title, lang } = translated(event, 'title', language)
    const { color, place } = event
    return { id, start, end, people, color, place, title, ...(lang ? { titleLang: lang } : {}) }
  }
  const row = (appointment: OwnAppointment) => {
    const { confirmed, confirmable, offered, hold_until } = appointment
    const held = hold_until ? { heldUntil: hold_until } : {}
    const shown = codes.find((one) => one.id === appointment.id)
    const code = shown ? { code: <BookingCode code={shown.code} qr={shown.qr} /> } : {}
    return { ...visit(appointment), confirmed, confirmable, offered, ...held, ...code }
  }
  /** The day of a wait, with its other times. */
  const dayHref = (id: number | string) => {
    const wait = waits?.data.find((one) => one.id === id)
    if (!wait) return undefined
    const day = { day: dates.dayOf(wait.start), event: String(wait.place.event.id) }
    return `/${language}?${new URLSearchParams(day)}`
  }
  return (
    <>
      <Container>
        <Stack space="s4">
          <GalleryTime />
          <AppointmentList
            appointments={coming.map(row)}
            waiting={(waits?.data ?? []).map((wait) => ({
              ...visit(wait),
              ahead: wait.ahead,
              offerHours: options.offerHours,
            }))}
            calendarHref={(id) => `${urlOf('/api/appointments')}/${id}/calendar.ics`}
            moveHref={(id) => (canChange(id) ? `/${language}/appointments/${id}/move` : undefined)}
            partyHref={(id) => (canChange(id) ? `/${language}/appointments/${id}/party` : undefined)}
            onConfirm={confirm}
            onResend={resend}
            onDelete={remove}
            onLeave={leave}
            otherTimesHref={dayHref}
            empty={
              <EmptyState
                title={<FormattedMessage id="appointments.empty" />}
                action={
                  <Link href={`/${language}`}>
                    <FormattedMessage id="appointments.toTimeline" />
                  </Link>
                }
              />
            }
          />
        </Stack>
      </Container>
      {past.length > 0 ? (
        <Section title={<FormattedMessage id="appointments.past" />}>
          <Past appointments={past} />
        </Section>
      ) : null}
    </>
  )
}

/** What has been, a line each. */
function Past({ appointments }: { appointments: readonly OwnAppointment[] }) {
  const language = useLanguage()
  const dates = useDates()
  return (
    <Stack as="ul" space="s3">
      {appointments.map(({ id, start, place }) => {
        const { text, lang } = translated(place.event, 'title', language)
        return (
          <Columns key={id} as="li" split="6/6">
            <Text lang={lang}>{text}</Text>
            <Text size="s" tone="ink2">
              <time dateTime={start}>{dates.instant(start)}</time>
            </Text>
          </Columns>
        )
      })}
    </Stack>
  )
}
