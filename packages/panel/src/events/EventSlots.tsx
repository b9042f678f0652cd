import { useGet, useLoadedSite, useNow, useReread } from '@gallery/client'
import { type Event, urlOf } from '@gallery/contract'
import { Button, EmptyState, Inline, Link, Stack, Text } from '@gallery/ui'
import { DataTable } from '@gallery/ui/admin'
import { useCallback, useMemo } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { nearestSlot } from '../appointments/nearestSlot.ts'
import { slotWindow } from '../appointments/slotWindow.ts'
import { useSlotHref } from '../appointments/useSlotHref.ts'
import { useAdminPath } from '../frame/useAdminPath.ts'
import { useRefresh } from '../frame/useRefresh.ts'
import { tableState } from '../lists/tableState.ts'
import { useRowSwitches } from '../lists/useRowSwitches.ts'
import { openSlot } from './eventWrites.ts'
import { type ListedSlot, useSlotColumns } from './useSlotColumns.tsx'

const rowId = ({ id }: ListedSlot) => id
const rowDimmed = ({ unavailable }: ListedSlot) => unavailable

/** The slots of an event, of a long one those around today, and who has a place in them. */
export function EventSlots({ event }: { event: Event }) {
  const intl = useIntl()
  const path = useAdminPath()
  const refresh = useRefresh()
  const reread = useReread()
  const { today } = useLoadedSite()
  const key = urlOf('/api/places/agenda', { event: event.id, ...slotWindow(event, today) })
  const { data, failure } = useGet(key, { keep: true })
  const { switching, flip } = useRowSwitches(
    useCallback(
      async (id, open) => {
        await openSlot(id, open)
        await refresh()
      },
      [refresh]
    )
  )
  const rows = useMemo(
    () => data?.data.map((slot) => ({ ...slot, switching: switching.get(slot.id) })) ?? [],
    [data, switching]
  )
  const { columns, nameOf } = useSlotColumns(flip)
  const slotHref = useSlotHref(event.id)
  const nearest = nearestSlot(rows, useNow())
  const add = path(`appointments/add?event=${event.id}`)
  const bookings = rows.reduce((sum, slot) => sum + slot.bookings, 0)

  return (
    <Stack space="s4">
      <Inline space="s4">
        <Button size="s" href={add}>
          <FormattedMessage id="admin.events.addSlots" />
        </Button>
        <Link href={nearest ? slotHref(nearest) : path(`appointments?day=${event.from}&event=${event.id}`)}>
          <FormattedMessage id="admin.events.agenda" />
        </Link>
        {rows.length > 0 ? (
          <Link href={path(`appointments/delete?event=${event.id}`)}>
            <FormattedMessage id="admin.events.deleteSlots" />
          </Link>
        ) : null}
      </Inline>
      {data && !event.requires_registration && rows.length > 0 ? (
        <Text size="s" tone="ink2">
          <FormattedMessage id="admin.events.slotsUnseen" />
        </Text>
      ) : null}
      <DataTable
        keys="table"
        label={intl.formatMessage({ id: 'admin.events.section.slots' })}
        rows={rows}
        columns={columns}
        rowId={rowId}
        rowLabel={nameOf}
        rowHref={slotHref}
        rowDimmed={rowDimmed}
        {...tableState({ data, failure })}
        onRetry={() => void reread('/api/places')}
        empty={
          <EmptyState
            title={<FormattedMessage id="admin.events.noSlots" />}
            action={
              <Link href={add}>
                <FormattedMessage id="admin.events.addSlots" />
              </Link>
            }
          />
        }
        foot={
          rows.length > 0 ? (
            <FormattedMessage id="admin.events.slotTotal" values={{ count: rows.length, bookings }} />
          ) : undefined
        }
      />
    </Stack>
  )
}
