import { useGet, useLanguage, useNow } from '@gallery/client'
import type { OwnAppointment } from '@gallery/contract'
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
  const { data } = useGet(urlOf('/api/appointments'))
  const { remove, confirm, resend } = useReservations()
  if (!data) return null
  const isOver = ({ end }: OwnAppointment) => new Date(end) <= now
  const coming = data.data.filter((appointment) => !isOver(appointment))
  const past = data.data.filter(isOver)
  const canChange = (id: number | string) => coming.some((one) => one.id === id && new Date(one.start) > now)

  const row = ({ id, start, end, people, confirmed, confirmable, hold_until, place }: OwnAppointment) => {
    const { text, lang } = translated(place.event, 'title', language)
    return {
      id,
      color: place.event.color,
      place: place.event.place,
      people,
      start,
      end,
      confirmed,
      confirmable,
      title: text,
      ...(lang ? { titleLang: lang } : {}),
      ...(hold_until ? { heldUntil: hold_until } : {}),
    }
  }
  return (
    <>
      <Container>
        <Stack space="s4">
          <GalleryTime />
          <AppointmentList
            appointments={coming.map(row)}
            calendarHref={(id) => `${urlOf('/api/appointments')}/${id}/calendar.ics`}
            moveHref={(id) => (canChange(id) ? `/${language}/appointments/${id}/move` : undefined)}
            partyHref={(id) => (canChange(id) ? `/${language}/appointments/${id}/party` : undefined)}
            onConfirm={confirm}
            onResend={resend}
            onDelete={remove}
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
