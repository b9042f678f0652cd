import { useGet, useLanguage, useNow, useReread } from '@gallery/client'
import { type AppointmentDetail, mostFoundAppointments, urlOf } from '@gallery/contract'
import { translated } from '@gallery/contract/plain'
import { Tag } from '@gallery/ui'
import { type DataColumn, DataTable } from '@gallery/ui/admin'
import { useMemo } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { EmptyList } from '../lists/EmptyList.tsx'
import { tableState } from '../lists/tableState.ts'
import { BookedSlot } from './BookedSlot.tsx'
import { GuestTitle } from './GuestTitle.tsx'
import { guestOf, nameOf } from './guestsOf.ts'

interface FoundBookingsProps {
  /** Parts of a name, a mail, a telephone. */
  words: string
  onClear: () => void
}

const rowId = ({ id }: AppointmentDetail) => id

/** Bookings of any day, found by who booked, each with the way to its slot. */
export function FoundBookings({ words, onClear }: FoundBookingsProps) {
  const intl = useIntl()
  const reread = useReread()
  const columns = useColumns()
  const { data, failure } = useGet(urlOf('/api/appointments?all=1', { query: words }), { keep: true })
  const count = data?.data.length ?? 0
  return (
    <DataTable
      label={intl.formatMessage({ id: 'admin.appointments.foundList' }, { words })}
      rows={data?.data ?? []}
      columns={columns}
      rowId={rowId}
      rowLabel={nameOf}
      {...tableState({ data, failure })}
      onRetry={() => void reread('/api/appointments')}
      empty={<EmptyList none={<FormattedMessage id="admin.appointments.foundNone" />} onClear={onClear} />}
      foot={
        count === mostFoundAppointments ? (
          <FormattedMessage id="admin.appointments.foundMore" values={{ count }} />
        ) : undefined
      }
    />
  )
}

function useColumns(): DataColumn<AppointmentDetail>[] {
  const intl = useIntl()
  const language = useLanguage()
  const now = useNow()
  return useMemo(() => {
    const say = (name: string) => intl.formatMessage({ id: `admin.appointments.${name}` })
    return [
      {
        id: 'name',
        header: say('foundName'),
        main: true,
        cell: (booking) => <GuestTitle {...guestOf(booking, now, intl)} />,
      },
      {
        id: 'when',
        header: say('slot'),
        width: 'fit',
        card: 'below',
        cell: (booking) => <BookedSlot {...booking} />,
      },
      {
        id: 'event',
        header: say('foundEvent'),
        from: 'wide',
        card: 'below',
        cell: ({ place }) => translated(place.event, 'title', language).text,
      },
      {
        id: 'state',
        header: say('foundState'),
        width: 'fit',
        card: 'aside',
        cell: (booking) => {
          const { state } = guestOf(booking, now, intl)
          const settled = state === 'confirmed' || state === 'unconfirmed'
          return <Tag tone={settled ? state : 'outline'}>{say(`state.${state}`)}</Tag>
        },
      },
    ]
  }, [intl, language, now])
}
