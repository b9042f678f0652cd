import { useGet, useNow } from '@gallery/client'
import { type HoldsOfOrigin, urlOf } from '@gallery/contract'
import { Button, ConfirmDialog, Inline, Stack, Text, useDates } from '@gallery/ui'
import { type DataColumn, DataTable, Fold } from '@gallery/ui/admin'
import { useMemo, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { BookedSlot } from './BookedSlot.tsx'
import { GuestTitle } from './GuestTitle.tsx'
import { guestOf, nameOf, peopleOf } from './guestsOf.ts'
import { useFreeing } from './useFreeing.tsx'

type Held = HoldsOfOrigin['appointments'][number]

const rowId = ({ id }: Held) => id

/** Where somebody holds many places without confirming them: each such origin behind a line, and nothing otherwise. */
export function ManyHolds() {
  const { data } = useGet(urlOf('/api/appointments/holds'))
  return data?.data.map((held) => <HeldFromOne key={held.origin} {...held} />)
}

function HeldFromOne(held: HoldsOfOrigin) {
  const { first_at, last_at, appointments } = held
  const intl = useIntl()
  const dates = useDates()
  const columns = useColumns()
  const [asked, setAsked] = useState(false)
  const { free, busy } = useFreeing()
  const count = peopleOf(appointments)
  const title = intl.formatMessage({ id: 'admin.holds.title' }, { count })
  return (
    <>
      <Fold role="region" aria-label={title} label={title}>
        <Stack space="s4">
          <Text size="s" tone="ink2">
            <FormattedMessage
              id="admin.holds.text"
              values={{ first: dates.instant(first_at, 'LLL'), last: dates.instant(last_at, 'LLL') }}
            />
          </Text>
          <DataTable
            label={title}
            rows={appointments}
            columns={columns}
            rowId={rowId}
            rowLabel={nameOf}
            keys="table"
          />
          <Inline space="s4">
            <Button variant="danger" size="s" onClick={() => setAsked(true)}>
              <FormattedMessage id="admin.holds.free" values={{ count }} />
            </Button>
          </Inline>
        </Stack>
      </Fold>
      <ConfirmDialog
        open={asked}
        onOpenChange={setAsked}
        title={<FormattedMessage id="admin.holds.question" values={{ count }} />}
        confirmLabel={<FormattedMessage id="admin.holds.free" values={{ count }} />}
        busy={busy}
        onConfirm={() => void free(held).then(() => setAsked(false))}
      >
        <FormattedMessage id="admin.holds.means" />
      </ConfirmDialog>
    </>
  )
}

function useColumns(): DataColumn<Held>[] {
  const intl = useIntl()
  const now = useNow()
  return useMemo(
    () => [
      {
        id: 'name',
        header: intl.formatMessage({ id: 'admin.appointments.foundName' }),
        main: true,
        cell: (booking) => <GuestTitle {...guestOf(booking, now, intl)} />,
      },
      {
        id: 'when',
        header: intl.formatMessage({ id: 'admin.appointments.slot' }),
        width: 'fit',
        cell: (booking) => <BookedSlot {...booking} />,
      },
    ],
    [intl, now]
  )
}
