import { useGet, useLanguage, useLoadedSite, useNow, useSent, useUser } from '@gallery/client'
import type { UpcomingEvent } from '@gallery/contract'
import { freePlaces, translated, upcomingUrl } from '@gallery/contract/plain'
import {
  BookingForm,
  type BookingValues,
  Button,
  Columns,
  Container,
  Heading,
  PageTitle,
  Select,
  SlotList,
  type SlotTime,
  Stack,
  slotState,
  Text,
  useDates,
} from '@gallery/ui'
import { FormattedMessage, useIntl } from 'react-intl'
import { useNeeds } from '../booking/useNeeds.ts'
import { PageHead } from '../head/PageHead.tsx'
import { GalleryTime } from '../layout/GalleryTime.tsx'
import { bookingEvent } from './bookingEvent.ts'
import { windowDays } from './homeQuery.ts'
import { slotTime } from './slotTime.ts'
import { type OpenDay, useHomeQuery } from './useHomeQuery.ts'

/** A day of an event as a page: its times as links, then the form for one of them, which the browser sends. */
export function DayPage() {
  const { today } = useLoadedSite()
  const { from, open } = useHomeQuery(today)
  const { data } = useGet(upcomingUrl(from, windowDays))
  const event = data?.data.find(({ id }) => id === open?.event)
  return open && event ? <Day event={event} open={open} /> : null
}

function Day({ event, open }: { event: UpcomingEvent; open: OpenDay }) {
  const intl = useIntl()
  const dates = useDates()
  const language = useLanguage()
  const now = useNow()
  const { text: title, lang } = translated(event, 'title', language)
  const date = dates.weekdayDay(open.day, 'long')
  const slots = event.places
    .filter(({ start }) => dates.dayOf(start) === open.day)
    .map((slot) => slotTime(slot, language, now))
  const home = `/${language}`
  const address = `${home}?${new URLSearchParams({ day: open.day, event: String(event.id) })}`
  const sent = useSent()
  // Somebody was faster: another time is chosen in the form itself, with what was typed.
  const isTaken = sent !== undefined && (sent.status === 409 || sent.values.place !== undefined)
  const free = slots.filter((slot) => slotState(slot) === 'available')
  const asked = slots.find(({ id }) => id === open.slot)
  const chosen = isTaken ? undefined : asked
  const { href, place } = bookingEvent(event, language)
  return (
    <>
      <PageHead title={title} />
      <PageTitle
        title={<span lang={lang}>{title}</span>}
        breadcrumb={[{ label: intl.formatMessage({ id: 'home.title' }), href: home }, { label: date }]}
      />
      <Container>
        <Columns split="7/5" from="desktop">
          <Stack space="s5">
            <Heading level={2}>
              {date}
              {chosen ? `, ${dates.clockRange(chosen.start, chosen.end)}` : null}
            </Heading>
            {place ? <Text tone="ink2">{place}</Text> : null}
            {!event.requires_registration ? (
              <>
                <Text>
                  <FormattedMessage id="day.walkIn" />
                </Text>
                {href ? (
                  <Button href={href}>
                    <FormattedMessage id="day.details" />
                  </Button>
                ) : null}
              </>
            ) : chosen ? (
              <SlotForm address={address} slot={chosen} event={event} people={open.people} />
            ) : asked && isTaken && free.length > 0 ? (
              <SlotForm address={address} slot={asked} others={free} event={event} people={open.people} />
            ) : (
              <>
                {sent?.message ? (
                  <Text role="alert" tone="err">
                    {sent.message}
                  </Text>
                ) : null}
                <SlotList
                  color={event.color}
                  slots={slots}
                  reserveHref={(slot) => `${address}&slot=${slot}`}
                  withNotes
                />
              </>
            )}
            {/* Known in the browser only: under the times, so that nothing moves when it comes. */}
            {event.requires_registration ? <GalleryTime /> : null}
          </Stack>
        </Columns>
      </Container>
    </>
  )
}

interface SlotFormProps {
  /** The address of the day. */
  address: string
  /** The slot that was chosen in the list. */
  slot: SlotTime
  /** What can be chosen in its place. */
  others?: readonly SlotTime[]
  event: UpcomingEvent
  /** How many come, by the link that led here. */
  people: number | undefined
}

/** Filled in from the profile, or as it was sent. "Cancelar" leads back to the times. */
function SlotForm({ address, slot, others, event, people }: SlotFormProps) {
  const intl = useIntl()
  const dates = useDates()
  const user = useUser()
  const sent = useSent()
  const needs = useNeeds()
  const wanted = others?.find(({ id }) => String(id) === sent?.values.place)
  return (
    <BookingForm
      action={`${address}&slot=${slot.id}`}
      largestParty={event.largest_party}
      needs={needs.options(event.needs)}
      takesGroups={others ? others.some(({ groups }) => groups) : slot.groups}
      // Of other times each has its own number of places: the server says when they are too few.
      free={Math.max(...(others ?? [slot]).map(freePlaces))}
      errors={sent?.errors}
      message={sent?.message}
      cancelHref={address}
      lead={
        others ? (
          <Select
            name="place"
            label={<FormattedMessage id="day.slot" />}
            emptyLabel={intl.formatMessage({ id: 'day.chooseSlot' })}
            defaultValue={wanted?.id ?? ''}
            options={others.map(({ id, start, end }) => ({
              value: String(id),
              label: dates.clockRange(start, end),
            }))}
          />
        ) : undefined
      }
      defaultValues={{
        ...(user
          ? { first_name: user.first_name, last_name: user.last_name, email: user.email, phone: user.phone }
          : {}),
        ...(people === undefined ? {} : { people }),
        ...(sent ? typedIn(sent.values) : {}),
      }}
    />
  )
}

/** What was sent, as the form takes it back. */
function typedIn({
  people,
  needs = '',
  ...values
}: Readonly<Record<string, string>>): Partial<BookingValues> {
  const typed = { ...values, needs: needs.split(',') }
  return people === undefined ? typed : { ...typed, people: Number(people) || 1 }
}
