import type { AgendaSlot } from '@gallery/contract'
import { Inline, Tag, useDates } from '@gallery/ui'
import { type DataColumn, RowLines, RowTitle } from '@gallery/ui/admin'
import { useCallback, useMemo } from 'react'
import { useIntl } from 'react-intl'
import { RowSwitch } from '../lists/RowSwitch.tsx'
import type { Switching } from '../lists/useRowSwitches.ts'

/** A slot in the list, with what its switch is doing. */
export type ListedSlot = AgendaSlot & { switching: Switching | undefined }

interface SlotColumns {
  columns: DataColumn<ListedSlot>[]
  /** "jue 19 de noviembre, 15:00 - 15:45". */
  nameOf: (slot: AgendaSlot) => string
}

/** The columns of an event's slots. */
export function useSlotColumns(flip: (id: number, to: boolean) => Promise<void>): SlotColumns {
  const intl = useIntl()
  const dates = useDates()
  const nameOf = useCallback(
    ({ start, end }: AgendaSlot) =>
      `${dates.weekdayDay(dates.dayOf(start))}, ${dates.clockRange(start, end)}`,
    [dates]
  )
  const columns = useMemo((): DataColumn<ListedSlot>[] => {
    const say = (id: string, values?: Record<string, string | number>) => intl.formatMessage({ id }, values)
    return [
      {
        id: 'time',
        header: say('admin.events.slot'),
        main: true,
        cell: (slot) => <RowTitle title={nameOf(slot)} note={slot.label_es} />,
      },
      {
        id: 'people',
        header: say('admin.events.people'),
        card: 'below',
        cell: (slot) => (
          <RowLines note={namesOf(slot)}>
            {say('admin.events.taken', { count: slot.count, limit: slot.limit })}
          </RowLines>
        ),
      },
      {
        id: 'state',
        header: say('admin.events.slotState'),
        width: 'fit',
        card: 'below',
        cell: ({ count, limit, unconfirmed }) => (
          <Inline space="s2">
            {count >= limit ? <Tag>{say('admin.events.full')}</Tag> : null}
            {unconfirmed > 0 ? (
              <Tag tone="unconfirmed">{say('admin.events.unconfirmed', { count: unconfirmed })}</Tag>
            ) : null}
          </Inline>
        ),
      },
      {
        id: 'open',
        header: say('admin.events.open'),
        width: 'fit',
        card: 'aside',
        cell: (slot) => (
          <RowSwitch
            label={say('admin.events.openOf', { slot: nameOf(slot) })}
            checked={!slot.unavailable}
            switching={slot.switching}
            onFlip={(to) => void flip(slot.id, to)}
          />
        ),
      },
    ]
  }, [intl, nameOf, flip])
  return { columns, nameOf }
}

/** The first who booked, and that there are more. */
function namesOf({ names, bookings }: AgendaSlot): string {
  return names.length === 0 ? '' : `${names.join(', ')}${bookings > names.length ? '…' : ''}`
}
