import { type Key, useGet, useLanguage, useLoadedSite, useNow, useSent, useUser } from '@gallery/client'
import type { UpcomingEvent } from '@gallery/contract'
import { freePlaces, translated, upcomingUrl } from '@gallery/contract/plain'
import {
  BookingForm,
  Button,
  Columns,
  Container,
  canWait,
  Heading,
  Link,
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
import { useNavigate } from 'react-router-dom'
import { FreeDayWays } from '../booking/FreeDayWays.tsx'
import { bookingDraft, typedBooking } from '../booking/typedBooking.ts'
import { useNeeds } from '../booking/useNeeds.ts'
import { useDraft } from '../drafts/useDraft.ts'
import { PageHead } from '../head/PageHead.tsx'
import { GalleryTime } from '../layout/GalleryTime.tsx'
import { PlainMessage } from '../layout/PlainMessage.tsx'
import { bookingEvent } from './bookingEvent.ts'
import { DayDone, isDayDone } from './DayDone.tsx'
import { dayAddress, windowDays } from './homeQuery.ts'
import { slotTime } from './slotTime.ts'
import { timesOf } from './timesOf.ts'
import { type DaySending, useDaySending } from './useDaySending.ts'
import { type OpenDay, useHomeQuery } from './useHomeQuery.ts'

/** A day of an event as a page: its times as links, then the form for one of them, which the browser sends. */
export function DayPage() {
  const { today } = useLoadedSite()
  const { from, open } = useHomeQuery(today)
  const window = upcomingUrl(from, windowDays, open?.people)
  const { data } = useGet(window)
  const event = data?.data.find(({ id }) => id === open?.event)
  return open && event ? <Day event={event} open={open} window={window} /> : null
}

interface DayProps {
  event: UpcomingEvent
  open: OpenDay
  /** The read that the event came from. */
  window: Key
}

function Day({ event, open, window }: DayProps) {
  const intl = useIntl()
  const dates = useDates()
  const language = useLanguage()
  const now = useNow()
  const { options } = useLoadedSite()
  const { text: title, lang } = translated(event, 'title', language)
  const date = dates.weekdayDay(open.day, 'long')
  const places = event.places.filter(({ start }) => dates.dayOf(start) === open.day)
  const times = places.map(({ id }) => id)
  const sending = useDaySending(event.id, window, timesOf(open, times))
  const slots = places.map((slot) => ({
    ...slotTime(slot, language, now, options.fewShare),
    claimed: slot.id === sending.claimed,
  }))
  const home = `/${language}`
  const hrefOf = (day: string) => dayAddress(language, { ...open, day })
  const address = hrefOf(open.day)
  const sent = useSent()
  const navigate = useNavigate()
  const isDone = isDayDone(sending)
  // Somebody was faster: another time is chosen in the form itself, with what was typed.
  const isTaken =
    sending.wasTaken || (sent !== undefined && (sent.status === 409 || sent.values.place !== undefined))
  const message = sending.began ? sending.said : sent?.message
  const waits = open.waits === true
  const free = slots.filter((slot) => !slot.claimed && slotState(slot) === 'available')
  const asked = slots.find(({ id }) => id === open.slot)
  const chosen = isTaken ? undefined : asked
  const named = slots.find(({ id }) => id === sending.after.booked?.slot) ?? chosen
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
            {sending.began ? null : <PlainMessage />}
            <Heading level={2}>
              {date}
              {named ? `, ${dates.clockRange(named.start, named.end)}` : null}
            </Heading>
            {place ? <Text tone="ink2">{place}</Text> : null}
            {event.requires_registration && !chosen && !isDone ? (
              <FreeDayWays event={event} day={open.day} people={open.people} hrefOf={hrefOf} />
            ) : null}
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
            ) : isDone ? (
              <DayDone
                {...sending}
                onTimes={() => {
                  sending.after.show(null)
                  void navigate(address)
                }}
              />
            ) : chosen ? (
              <SlotForm
                address={address}
                sending={sending}
                slot={chosen}
                event={event}
                people={open.people}
                waits={waits || canWait(chosen)}
                hasOthers={slots.length > 1}
              />
            ) : asked && isTaken && !waits && free.length > 0 ? (
              <SlotForm
                address={address}
                sending={sending}
                slot={asked}
                others={free}
                event={event}
                people={open.people}
              />
            ) : (
              <>
                {message ? (
                  <Text role="alert" tone="err">
                    {message}
                  </Text>
                ) : null}
                {free.length === 0 && slots.some((slot) => canWait(slot, open.people)) ? <FullDay /> : null}
                <SlotList
                  color={event.color}
                  slots={slots}
                  reserveHref={(slot) => `${address}&slot=${slot}`}
                  waitHref={(slot) => `${address}&slot=${slot}&wait=1`}
                  people={open.people}
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

/** Of a day without a place, that one can wait for one. */
function FullDay() {
  return (
    <Stack space="s2">
      <Heading level={3}>
        <FormattedMessage id="bookingPanel.full" />
      </Heading>
      <Text>
        <FormattedMessage id="bookingPanel.joinOne" /> <Kept />
      </Text>
    </Stack>
  )
}

/** What who waits can count on. */
function Kept() {
  const { offerHours } = useLoadedSite().options
  return <FormattedMessage id="waitingDone.promise" values={{ hours: offerHours }} />
}

interface SlotFormProps {
  /** The address of the day. */
  address: string
  /** What scripts do with it, once they are there. */
  sending: DaySending
  /** The slot that was chosen in the list. */
  slot: SlotTime
  /** What can be chosen in its place. */
  others?: readonly SlotTime[]
  event: UpcomingEvent
  /** How many come, by the link that led here. */
  people: number | undefined
  /** The form is for the waiting list of the slot. */
  waits?: boolean
  /** The day has other times. */
  hasOthers?: boolean
}

/** Filled in from the profile, as it was left, or as it was sent. "Cancelar" leads back to the times. */
function SlotForm({
  address,
  sending,
  slot,
  others,
  event,
  people,
  waits = false,
  hasOthers = false,
}: SlotFormProps) {
  const intl = useIntl()
  const dates = useDates()
  const user = useUser()
  const sent = useSent()
  const needs = useNeeds()
  // Where the browser sends it the page is opened anew: nothing has to be forgotten then.
  const { draft, ref, onInput } = useDraft(bookingDraft(event.id))
  const wanted = others?.find(({ id }) => String(id) === sent?.values.place)
  // Of other times each has its own number of places: the server says when they are too few.
  const free = waits ? slot.limit : Math.max(...(others ?? [slot]).map(freePlaces))
  const form = (
    <BookingForm
      // The same one when its time is taken under it, with what was typed.
      key="form"
      ref={ref}
      onInput={onInput}
      action={`${address}&slot=${slot.id}${waits ? '&wait=1' : ''}`}
      waiting={waits}
      asksAnyTime={waits && hasOthers}
      largestParty={event.largest_party}
      needs={needs.options(event.needs)}
      takesGroups={others ? others.some(({ groups }) => groups) : slot.groups}
      free={free}
      errors={sending.began ? sending.errors : sent?.errors}
      message={sending.began ? sending.said : sent?.message}
      onSubmit={(values) => {
        const place = others && ref.current ? new FormData(ref.current).get('place') : slot.id
        // None, where none was chosen: the server says so.
        return sending.send(values, { chosen: Number(place) || Number.NaN, waits })
      }}
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
        ...typedBooking(draft),
        ...(people === undefined ? {} : { people }),
        ...(sent ? typedBooking(sent.values) : {}),
      }}
    />
  )
  if (!waits)
    return (
      <Stack space="s4">
        {slot.claimed || canWait(slot, Math.min(event.largest_party, slot.limit)) ? (
          <Text size="s">
            {others ? null : (
              <>
                <FormattedMessage id="bookingPanel.moreThanFree" values={{ free: freePlaces(slot) }} />{' '}
              </>
            )}
            <Link href={`${address}&slot=${slot.id}&wait=1`}>
              {others ? (
                // The time that somebody else was faster in, above the form for another.
                <FormattedMessage
                  id="slotList.reserveAt"
                  values={{
                    reserve: intl.formatMessage({ id: 'slotList.wait' }),
                    time: dates.clockRange(slot.start, slot.end),
                  }}
                />
              ) : (
                <FormattedMessage id="slotList.wait" />
              )}
            </Link>
          </Text>
        ) : null}
        {form}
      </Stack>
    )
  return (
    <Stack space="s4">
      <Heading level={3}>
        <FormattedMessage id="bookingPanel.wait" />
      </Heading>
      <Text>
        <Kept />
      </Text>
      {form}
    </Stack>
  )
}
