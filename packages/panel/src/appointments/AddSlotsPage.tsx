import {
  closedDaysOf,
  Failure,
  useGet,
  useLanguage,
  useLoadedSite,
  useNow,
  useOpening,
  useReread,
} from '@gallery/client'
import { type EventRow, longestWindow, urlOf } from '@gallery/contract'
import { addDays, daysBetween, type Opening } from '@gallery/contract/plain'
import { EmptyState, Link, Text, useDates } from '@gallery/ui'
import { type NewSlot, ScreenTitle, SlotPlanner, type SlotRule } from '@gallery/ui/admin'
import { useMemo, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useNavigate } from 'react-router-dom'
import { useLeaving } from '../frame/LeavingContext.ts'
import { ScreenFailure } from '../frame/ScreenFailure.tsx'
import { ScreenLoading } from '../frame/ScreenLoading.tsx'
import { useScreenName } from '../frame/ScreenNameContext.ts'
import { useAdminPath } from '../frame/useAdminPath.ts'
import { useHeldInput } from '../frame/useHeldInput.ts'
import { useIsThere } from '../frame/useIsThere.ts'
import { useListAddress } from '../lists/useListAddress.ts'
import { EventSelect } from './EventSelect.tsx'
import { existingSlots } from './existingSlots.ts'
import { nearestSlot } from './nearestSlot.ts'
import { ruleOf } from './ruleOf.ts'
import { slotWindow } from './slotWindow.ts'
import { useBookableEvents } from './useBookableEvents.ts'
import { useOpenSeason } from './useOpenSeason.tsx'
import { useSlotHref } from './useSlotHref.ts'

/** Opens a season of slots of an event by one rule, after a look at what it gives. */
export function AddSlotsPage() {
  const { today, options } = useLoadedSite()
  const { value } = useListAddress()
  const reread = useReread()
  const { events, failure } = useBookableEvents()
  if (!events && failure) {
    return (
      <>
        <Title />
        <ScreenFailure onRetry={() => void reread('/api/events')} />
      </>
    )
  }
  if (!events) return <ScreenLoading />
  const asked = events.find(({ id }) => String(id) === value('event'))
  const event = asked ?? events.find(({ to }) => to >= today) ?? events[0]
  return (
    <>
      <Title />
      {event ? (
        <Season key={event.id} event={event} today={today} weekdays={weekdaysOf(options)} />
      ) : (
        <NoEvents />
      )}
    </>
  )
}

interface SeasonProps {
  event: EventRow
  today: string
  /** The weekdays on which the gallery opens, 1 Monday to 7 Sunday. */
  weekdays: number[]
}

/** The planner, once it is known what the event's slots are like. */
function Season({ event, today, weekdays }: SeasonProps) {
  const dates = useDates()
  const reread = useReread()
  const { data, failure } = useGet(
    urlOf('/api/places/agenda', { ...slotWindow(event, today), event: event.id })
  )
  if (failure && !data) return <ScreenFailure onRetry={() => void reread('/api/places')} />
  // Beneath the screen's title, which stands already.
  if (!data) {
    return (
      <Text role="status" tone="ink2">
        <FormattedMessage id="admin.loading" />
      </Text>
    )
  }
  const begun = ruleOf(
    data.data,
    dates.clock,
    (start) => new Date(`${dates.dayOf(start)}T00:00:00Z`).getUTCDay() || 7
  )
  return <Planner event={event} first={{ ...firstRule(event, today, weekdays), ...begun }} />
}

function Planner({ event, first }: { event: EventRow; first: SlotRule }) {
  const language = useLanguage()
  const path = useAdminPath()
  const dates = useDates()
  const now = useNow()
  const navigate = useNavigate()
  const { href } = useListAddress()
  const { go } = useLeaving()
  const [begun] = useState(first)
  const [rule, setRule] = useState(begun)
  const [busy, setBusy] = useState(false)
  // Another event has a plan of its own. What is being opened is not lost by leaving.
  useHeldInput(rule !== begun && !busy, { byQuery: true })
  const openSlots = useOpenSeason()
  const slotHref = useSlotHref()
  const isThere = useIsThere()
  const days = daysBetween(rule.from, rule.to)
  const asks = days > 0 && days <= longestWindow
  const reread = useReread()
  const { data, failure } = useGet(asks ? urlOf('/api/places/agenda', { from: rule.from, days }) : null)
  const existing = useMemo(
    () => existingSlots(data?.data ?? [], event, language, slotHref),
    [data, event, language, slotHref]
  )
  const { today } = useLoadedSite()
  const opening = useOpening(asks ? rule.from : today)
  const closedDays = useMemo(
    () => (asks ? closedDaysOf(opening, rule.from, days, language) : []),
    [asks, opening, rule.from, days, language]
  )
  const openWeekdays = useMemo(() => weekdaysOf(opening), [opening])

  async function create(slots: NewSlot[]): Promise<void> {
    setBusy(true)
    try {
      const first = nearestSlot(await openSlots(event.id, slots), now)
      // Whoever has gone elsewhere meanwhile stays there: the toast that offers to take it back says that it is done.
      if (first && isThere())
        void navigate(path(`appointments?event=${event.id}&day=${dates.dayOf(first.start)}`))
    } catch (error) {
      // Reported by the call itself, as that a day was closed meanwhile: there is no field that would say so.
      if (!(error instanceof Failure)) throw error
    } finally {
      setBusy(false)
    }
  }

  // Without the slots that are there, a plan would pass for free what is taken.
  if (failure && !data) return <ScreenFailure onRetry={() => void reread('/api/places')} />
  return (
    <SlotPlanner
      eventField={<EventSelect value={event.id} onChange={(id) => go(href({ event: String(id) }))} />}
      color={event.color}
      rule={rule}
      onRuleChange={setRule}
      existing={existing}
      openWeekdays={openWeekdays}
      closedDays={closedDays}
      onCreate={(slots) => void create(slots)}
      onCancel={() => void navigate(path('appointments'))}
      busy={busy}
      loading={asks && data === undefined}
    />
  )
}

function weekdaysOf({ openDays }: Pick<Opening, 'openDays'>): number[] {
  return openDays.map(({ weekday }) => weekday)
}

/** A rule to start from where there are no slots yet: what is left of the event, afternoons of the gallery's days. */
function firstRule(event: EventRow, today: string, weekdays: number[]): SlotRule {
  const from = event.from > today ? event.from : addDays(today, 1)
  // The middle one of the three: not before it begins, not longer than a year.
  const [, to = from] = [from, event.to, addDays(from, 364)].toSorted()
  return {
    weekdays,
    from,
    to,
    pattern: 'every',
    first: '14:00',
    last: '17:00',
    every: 60,
    hours: '',
    duration: 45,
    limit: 12,
  }
}

function Title() {
  const intl = useIntl()
  const path = useAdminPath()
  useScreenName(intl.formatMessage({ id: 'admin.appointments.add' }))
  return (
    <ScreenTitle
      title={<FormattedMessage id="admin.appointments.add" />}
      breadcrumb={[
        { label: intl.formatMessage({ id: 'admin.nav.appointments' }), href: path('appointments') },
      ]}
    />
  )
}

function NoEvents() {
  const path = useAdminPath()
  return (
    <EmptyState
      title={<FormattedMessage id="admin.appointments.noEvents" />}
      action={
        <Link href={path('events')}>
          <FormattedMessage id="admin.nav.events" />
        </Link>
      }
    />
  )
}
