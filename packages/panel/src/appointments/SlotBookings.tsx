import { useNow } from '@gallery/client'
import type { AgendaSlot, AppointmentDetail } from '@gallery/contract'
import { ConfirmDialog } from '@gallery/ui'
import { type Guest, GuestList, type RowMenuItem } from '@gallery/ui/admin'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { guestsOf, takesPlace } from './guestsOf.ts'
import { MoveDialog } from './MoveDialog.tsx'
import { useBookingActions } from './useBookingActions.tsx'
import { WhoComesDialog } from './WhoComesDialog.tsx'

interface SlotBookingsProps {
  slot: AgendaSlot
  bookings: readonly AppointmentDetail[]
}

/** Who booked a slot, and what the gallery does about each of them. */
export function SlotBookings({ slot, bookings }: SlotBookingsProps) {
  const intl = useIntl()
  const now = useNow()
  const [asked, setAsked] = useState<Guest>()
  const [moved, setMoved] = useState<Guest>()
  const [corrected, setCorrected] = useState<Guest>()
  const { confirm, cancel, restore, busy } = useBookingActions()
  const say = (name: string) => intl.formatMessage({ id: `admin.appointments.${name}` })

  function menu(guest: Guest): RowMenuItem[] {
    const booking = bookings.find(({ id }) => id === guest.id)
    const comes = takesPlace(guest)
    const action = (name: string, onSelect: () => void): RowMenuItem => ({
      kind: 'action',
      label: say(name),
      onSelect,
    })
    return [
      ...(guest.state === 'unconfirmed' || guest.state === 'expired'
        ? [action('confirm', () => void confirm(guest))]
        : []),
      ...(guest.state === 'cancelled' ? [action('restore', () => void restore(guest))] : []),
      ...(comes
        ? [action('changeWho', () => setCorrected(guest)), action('move', () => setMoved(guest))]
        : []),
      ...(booking?.email ? [link(say('mail'), `mailto:${booking.email}`)] : []),
      ...(booking?.phone ? [link(say('call'), `tel:${booking.phone.replace(/[^\d+]/g, '')}`)] : []),
      ...(comes
        ? [
            {
              kind: 'action',
              tone: 'danger',
              label: say('delete'),
              onSelect: () => setAsked(guest),
            } as const,
          ]
        : []),
    ]
  }

  const booking = bookings.find(({ id }) => id === corrected?.id)
  return (
    <>
      <GuestList guests={guestsOf(bookings, now, intl)} menu={menu} onRemove={setAsked} />
      <ConfirmDialog
        open={asked !== undefined}
        onOpenChange={() => setAsked(undefined)}
        title={<FormattedMessage id="admin.appointments.deleteQuestion" />}
        confirmLabel={<FormattedMessage id="admin.appointments.deleteYes" />}
        busy={busy}
        onConfirm={() => {
          if (asked) void cancel(asked).then(() => setAsked(undefined))
        }}
      >
        <FormattedMessage id="admin.appointments.deleteMeans" values={{ name: asked?.name ?? '' }} />
      </ConfirmDialog>
      {moved ? <MoveDialog guest={moved} slot={slot} onClose={() => setMoved(undefined)} /> : null}
      {booking ? (
        <WhoComesDialog booking={booking} slot={slot} onClose={() => setCorrected(undefined)} />
      ) : null}
    </>
  )
}

const link = (label: string, href: string): RowMenuItem => ({ kind: 'link', label, href })
