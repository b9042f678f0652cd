import { useNow } from '@gallery/client'
import type { AgendaSlot, AppointmentDetail } from '@gallery/contract'
import { ConfirmDialog } from '@gallery/ui'
import { type Guest, GuestList, type RowMenuItem } from '@gallery/ui/admin'
import { type RefObject, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useFocusAfter } from '../frame/useFocusAfter.ts'
import { guestsOf, nameOf, takesPlace } from './guestsOf.ts'
import { MoveDialog } from './MoveDialog.tsx'
import { toldBy } from './toldBy.ts'
import { useBookingActions } from './useBookingActions.tsx'
import { WhoComesDialog } from './WhoComesDialog.tsx'

interface SlotBookingsProps {
  slot: AgendaSlot
  bookings: readonly AppointmentDetail[]
  /** Of the part's heading: it takes the focus of who is gone from the list. */
  heading: RefObject<HTMLHeadingElement | null>
}

/** Who booked a slot, and what the gallery does about each of them. */
export function SlotBookings({ slot, bookings, heading }: SlotBookingsProps) {
  const intl = useIntl()
  const now = useNow()
  /** Whose deletion is asked about; once it is answered, its words stay until the question has moved away. */
  const [asked, setAsked] = useState<{ booking: AppointmentDetail; open: boolean }>()
  const [moved, setMoved] = useState<AppointmentDetail>()
  const [corrected, setCorrected] = useState<AppointmentDetail['id']>()
  useFocusAfter((asked?.open && asked.booking.id) || (moved?.id ?? corrected), heading)
  const { confirm, cancel, restore, busy } = useBookingActions()
  const say = (name: string) => intl.formatMessage({ id: `admin.appointments.${name}` })

  const ask = (booking: AppointmentDetail | undefined) => setAsked(booking && { booking, open: true })
  const answered = () => setAsked((question) => question && { ...question, open: false })
  const bookingOf = (id: Guest['id'] | undefined) => bookings.find((booking) => booking.id === id)

  function menu(guest: Guest): RowMenuItem[] {
    const booking = bookingOf(guest.id)
    if (!booking) return []
    const comes = takesPlace(guest)
    const action = (name: string, onSelect: () => void): RowMenuItem => ({
      kind: 'action',
      label: say(name),
      onSelect,
    })
    return [
      ...(guest.state === 'unconfirmed' || guest.state === 'expired'
        ? [action('confirm', () => void confirm(booking))]
        : []),
      ...(guest.state === 'cancelled' ? [action('restore', () => void restore(booking))] : []),
      ...(comes
        ? [action('changeWho', () => setCorrected(booking.id)), action('move', () => setMoved(booking))]
        : []),
      ...(booking.email ? [link(say('mail'), `mailto:${booking.email}`)] : []),
      ...(booking.phone ? [link(say('call'), `tel:${booking.phone.replace(/[^\d+]/g, '')}`)] : []),
      ...(comes
        ? [
            {
              kind: 'action',
              tone: 'danger',
              label: say('delete'),
              onSelect: () => ask(booking),
            } as const,
          ]
        : []),
    ]
  }

  const changing = bookingOf(corrected)
  return (
    <>
      <GuestList
        guests={guestsOf(bookings, now, intl)}
        menu={menu}
        onRemove={({ id }) => ask(bookingOf(id))}
      />
      <ConfirmDialog
        open={asked?.open ?? false}
        onOpenChange={answered}
        title={<FormattedMessage id="admin.appointments.deleteQuestion" />}
        confirmLabel={<FormattedMessage id="admin.appointments.deleteYes" />}
        busy={busy}
        onConfirm={() => {
          if (asked) void cancel(asked.booking).then(answered)
        }}
      >
        {asked ? (
          <FormattedMessage
            id="admin.appointments.deleteMeans"
            values={{ name: nameOf(asked.booking), ...toldBy(asked.booking) }}
          />
        ) : null}
      </ConfirmDialog>
      {moved ? <MoveDialog booking={moved} slot={slot} onClose={() => setMoved(undefined)} /> : null}
      {changing ? (
        <WhoComesDialog booking={changing} slot={slot} onClose={() => setCorrected(undefined)} />
      ) : null}
    </>
  )
}

const link = (label: string, href: string): RowMenuItem => ({ kind: 'link', label, href })
