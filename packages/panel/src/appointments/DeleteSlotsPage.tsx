import { useGet, useLoadedSite, useNow, useReread } from '@gallery/client'
import { urlOf } from '@gallery/contract'
import { addDays, daysBetween, isDay } from '@gallery/contract/plain'
import { ScreenTitle, type SlotRange, SlotRemover } from '@gallery/ui/admin'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useNavigate } from 'react-router-dom'
import { ScreenFailure } from '../frame/ScreenFailure.tsx'
import { useScreenName } from '../frame/ScreenNameContext.ts'
import { useAdminPath } from '../frame/useAdminPath.ts'
import { useListAddress } from '../lists/useListAddress.ts'
import { EventSelect } from './EventSelect.tsx'
import { RemovalNotice } from './RemovalNotice.tsx'
import { removableSlot } from './removableSlot.ts'
import { useRemoval } from './useRemoval.tsx'
import { useSlotHref } from './useSlotHref.ts'

/** Takes the slots of a range away, and tells who had booked them. */
export function DeleteSlotsPage() {
  const intl = useIntl()
  const path = useAdminPath()
  const navigate = useNavigate()
  const { today } = useLoadedSite()
  const { value, set } = useListAddress()
  const event = Number(value('event')) || undefined
  const [range, setRange] = useState(() => firstRange(value('day'), today))
  const days = daysBetween(range.from, range.to)
  const asks = days > 0 && days <= 366
  const reread = useReread()
  const { data, failure } = useGet(
    asks ? urlOf('/api/places/agenda', { from: range.from, days, event }) : null
  )
  const slotHref = useSlotHref()
  const now = useNow()
  useScreenName(intl.formatMessage({ id: 'admin.appointments.remove' }))
  const { removal, busy, remove, undo } = useRemoval()

  return (
    <>
      <ScreenTitle
        title={<FormattedMessage id="admin.appointments.remove" />}
        breadcrumb={[
          { label: intl.formatMessage({ id: 'admin.nav.appointments' }), href: path('appointments') },
        ]}
      />
      {removal ? <RemovalNotice removal={removal} busy={busy} onUndo={undo} /> : null}
      {failure && !data ? (
        <ScreenFailure onRetry={() => void reread('/api/places')} />
      ) : (
        <SlotRemover
          // What was taken out by hand belongs to the slots that were there.
          key={removal?.removal.id ?? 'none'}
          eventField={
            <EventSelect
              value={event}
              emptyLabel={intl.formatMessage({ id: 'admin.appointments.allEvents' })}
              onChange={(id) => set({ event: id === undefined ? null : String(id) })}
            />
          }
          range={range}
          onRangeChange={setRange}
          slots={(data?.data ?? []).map((slot) => removableSlot(slot, { href: slotHref(slot), now }))}
          onRemove={remove}
          onCancel={() => void navigate(path('appointments'))}
          busy={busy}
          loading={asks && data === undefined}
        />
      )}
    </>
  )
}

function firstRange(day: string | undefined, today: string): SlotRange {
  const from = day !== undefined && isDay(day) ? day : today
  return {
    from,
    to: day === undefined ? addDays(from, 6) : from,
    weekdays: [1, 2, 3, 4, 5, 6, 7],
    after: '',
    before: '',
  }
}
