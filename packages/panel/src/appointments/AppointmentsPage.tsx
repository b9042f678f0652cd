import { closedDaysOf, useLanguage, useLoadedSite, useOpening, useReread } from '@gallery/client'
import { urlOf } from '@gallery/contract'
import { isOpenDay } from '@gallery/contract/plain'
import { Button, Inline, Stack, useDates } from '@gallery/ui'
import { Fold, ScreenTitle, SplitView, WeekCalendar } from '@gallery/ui/admin'
import { FormattedMessage, useIntl } from 'react-intl'
import { ExportMenu } from '../exports/ExportMenu.tsx'
import { useFound } from '../fields/useFound.ts'
import { ScreenFailure } from '../frame/ScreenFailure.tsx'
import { useAdminPath } from '../frame/useAdminPath.ts'
import { CalendarFilters } from './CalendarFilters.tsx'
import { shownDays } from './calendarDays.ts'
import { calendarSlot } from './calendarSlot.ts'
import { DoorLists } from './DoorLists.tsx'
import { FoundBookings } from './FoundBookings.tsx'
import { ManyHolds } from './ManyHolds.tsx'
import { NoSlots } from './NoSlots.tsx'
import { SlotPanel } from './SlotPanel.tsx'
import { isAsked, useCalendarAddress } from './useCalendarAddress.ts'
import { useOpenSlot } from './useOpenSlot.ts'

/** The slots of a week or a day with who comes, and what can be done about each. */
export function AppointmentsPage() {
  const intl = useIntl()
  const language = useLanguage()
  const dates = useDates()
  const path = useAdminPath()
  const reread = useReread()
  const { today } = useLoadedSite()
  const address = useCalendarAddress(today)
  const { days, event, slot: chosen, asking, words, href, set } = address
  const [from = today] = days
  const key = urlOf('/api/places/agenda', { from, days: days.length, event })
  const { data, loading, failure } = useFound(asking ? null : key)
  const slots = data?.data ?? []
  const shown = slots.filter((slot) => isAsked(slot, address) || slot.id === chosen)
  const { open, forget } = useOpenSlot({ slots, chosen, key, loading })
  const opening = useOpening(from)
  const withSlots = new Set(slots.map(({ start }) => dates.dayOf(start)))
  const columns = days.length === 1 ? days : shownDays(days, opening.openDays, withSlots)
  const [first = from, last = first] = [columns[0], columns.at(-1)]
  const range = first === last ? dates.weekdayDay(first, 'long') : dates.range(first, last, today)

  return (
    <>
      <ScreenTitle
        title={<FormattedMessage id="admin.nav.appointments" />}
        actions={
          <Fold phoneOnly label={<FormattedMessage id="admin.appointments.actions" />}>
            <Inline space="s3">
              <DoorLists days={columns} />
              <ExportMenu kind="appointments" list={key} />
              <Button variant="secondary" size="s" href={path('appointments/delete')}>
                <FormattedMessage id="admin.appointments.remove" />
              </Button>
              <Button size="s" href={path('appointments/add')}>
                <FormattedMessage id="admin.appointments.add" />
              </Button>
            </Inline>
          </Fold>
        }
      />
      <Stack space="s4">
        <ManyHolds />
        <CalendarFilters address={address} today={today} range={range} slots={slots} />
        {words !== '' ? (
          // In the same view: whoever opens one of them is led to it.
          <SplitView
            narrow="detail"
            chosen={chosen}
            list={<FoundBookings words={words} onClear={() => set({ q: null })} />}
          />
        ) : failure && !data ? (
          <ScreenFailure onRetry={() => void reread('/api/places')} />
        ) : data && !loading && shown.length === 0 && !open ? (
          <NoSlots address={address} />
        ) : (
          <SplitView
            narrow="detail"
            chosen={chosen}
            list={
              <WeekCalendar
                loading={loading || data === undefined}
                label={intl.formatMessage({ id: 'admin.appointments.of' }, { range })}
                days={columns}
                closedDays={closedDaysOf(opening, from, days.length, language)}
                slots={shown.map((slot) => calendarSlot(slot, language))}
                today={today}
                {...(chosen === undefined ? {} : { current: chosen })}
                slotHref={({ id, start }) => href({ day: dates.dayOf(start), slot: String(id) })}
              />
            }
            detail={
              open && (
                <SlotPanel
                  key={open.id}
                  slot={open}
                  slots={slots}
                  closeHref={href({ slot: null })}
                  onDeleted={forget}
                  onClosedDay={!isOpenDay(dates.dayOf(open.start), opening)}
                />
              )
            }
          />
        )}
      </Stack>
    </>
  )
}
