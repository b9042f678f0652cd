import { pictureProps } from '@gallery/client'
import type { EventRow } from '@gallery/contract'
import { DateRange, Link, useDates } from '@gallery/ui'
import { type DataColumn, RowTitle } from '@gallery/ui/admin'
import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import { useAdminPath } from '../frame/useAdminPath.ts'
import { RowSwitch } from '../lists/RowSwitch.tsx'
import type { Switching } from '../lists/useRowSwitches.ts'

/** An event in the list, with what its switch is doing. */
export type ListedEvent = EventRow & { switching: Switching | undefined }

/** The columns of the list of events. */
export function useEventColumns(flip: (id: number, to: boolean) => Promise<void>): DataColumn<ListedEvent>[] {
  const intl = useIntl()
  const dates = useDates()
  const path = useAdminPath()
  return useMemo(() => {
    const say = (id: string, values?: Record<string, string | number>) => intl.formatMessage({ id }, values)
    return [
      {
        id: 'title',
        header: say('admin.field.title'),
        main: true,
        sortable: true,
        cell: (event) => (
          <RowTitle
            title={<span lang="es">{event.title_es}</span>}
            note={<span lang="en">{event.title_en}</span>}
            shape="view"
            color={event.color}
            picture={
              event.image && event.picture ? pictureProps('events', event.image, event.picture, '') : null
            }
          />
        ),
      },
      {
        id: 'kind',
        header: say('admin.events.kind'),
        sortable: true,
        width: 'fit',
        cell: ({ kind }) => say(`admin.events.kind.${kind}`),
      },
      {
        id: 'place',
        header: say('admin.field.place'),
        sortable: true,
        width: 'words',
        from: 'wide',
        cell: ({ place }) => place,
      },
      {
        id: 'from',
        header: say('admin.events.dates'),
        sortable: true,
        width: 'fit',
        card: 'below',
        cell: ({ from, to }) => <DateRange from={from} to={to} length="short" />,
      },
      {
        id: 'slots',
        header: say('admin.events.registration'),
        width: 'fit',
        from: 'wide',
        cell: ({ id, slots, requires_registration }) =>
          requires_registration || slots.upcoming > 0 ? (
            <Link href={path(`events/${id}/slots`)}>{say('admin.events.slotCount', slots)}</Link>
          ) : (
            say('admin.events.noRegistration')
          ),
      },
      {
        id: 'updated',
        header: say('admin.events.updated'),
        sortable: true,
        width: 'fit',
        from: 'full',
        cell: ({ updated_at }) => dates.instant(updated_at, 'D MMM YYYY, HH:mm'),
      },
      {
        id: 'active',
        header: say('admin.events.active'),
        width: 'fit',
        card: 'aside',
        cell: (event) => (
          <RowSwitch
            label={say('admin.events.activeOf', { title: event.title_es })}
            checked={event.active}
            switching={event.switching}
            onFlip={(to) => void flip(event.id, to)}
          />
        ),
      },
    ]
  }, [intl, dates, path, flip])
}
