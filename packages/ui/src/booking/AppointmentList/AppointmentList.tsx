import { type ComponentPropsWithRef, type ReactNode, useEffect, useRef, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { ConfirmDialog } from '../../feedback/ConfirmDialog/ConfirmDialog.tsx'
import { EmptyState } from '../../feedback/EmptyState/EmptyState.tsx'
import { joinClasses } from '../../private/joinClasses.ts'
import { useJoinedRef } from '../../private/useJoinedRef.ts'
import * as styles from './AppointmentList.css.ts'
import { AppointmentRow } from './AppointmentRow.tsx'
import type { Appointment } from './appointment.ts'
import { appointmentListMessages as messages } from './messages.ts'
import { useAppointmentName } from './useAppointmentName.ts'

export interface AppointmentListProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The visitor's bookings, in the order in which they show. */
  appointments: readonly Appointment[]
  /**
   * What stands there when there are none: an `EmptyState` with the way to book.
   * @default `EmptyState` with 'Todavía no reservaste ningún turno'
   */
  empty?: ReactNode
  /** Confirms a booking that is `confirmable`. */
  onConfirm?: (id: Appointment['id']) => void
  /** Sends the mail with the link again; offered where a booking waits to be confirmed. */
  onResend?: (id: Appointment['id']) => void
  /** The address of the calendar file (.ics); offered where a booking is confirmed. */
  calendarHref?: (id: Appointment['id']) => string
  /** Where another time is chosen for a booking; undefined for one that cannot be moved. */
  moveHref?: (id: Appointment['id']) => string | undefined
  /** Where it is changed who comes; undefined for a booking that cannot be changed. */
  partyHref?: (id: Appointment['id']) => string | undefined
  /**
   * Called once the visitor said yes. A promise that it gives back keeps the question open until it settles; when it
   * fails, the question stays.
   */
  onDelete?: (id: Appointment['id']) => unknown
}

/**
 * The bookings of a visitor, each with its day, its state and what can be done about it. Renders `<div>`. It asks by itself
 * before a booking is deleted; then the focus comes to the list, since its button has gone.
 *
 * Use it on the visitor's own page of bookings. Use `BookingCard` instead when there is one booking and nothing to
 * do with it.
 */
export function AppointmentList({
  appointments,
  empty = <EmptyState title={<FormattedMessage {...messages.empty} />} />,
  onConfirm,
  onResend,
  calendarHref,
  moveHref,
  partyHref,
  onDelete,
  className,
  ref,
  ...props
}: AppointmentListProps) {
  const root = useRef<HTMLDivElement>(null)
  const deleted = useRef<Appointment['id']>(null)
  const [asked, setAsked] = useState<Appointment | null>(null)
  const [open, setOpen] = useState(false)
  const [busy, setBusy] = useState(false)
  const name = useAppointmentName()

  useEffect(() => {
    if (open || deleted.current === null) return
    if (appointments.some(({ id }) => id === deleted.current)) return
    deleted.current = null
    root.current?.focus()
  }, [appointments, open])

  async function remove() {
    if (!asked) return
    setBusy(true)
    try {
      await onDelete?.(asked.id)
      deleted.current = asked.id
      setOpen(false)
    } finally {
      setBusy(false)
    }
  }

  return (
    <div
      {...props}
      ref={useJoinedRef(root, ref)}
      tabIndex={-1}
      className={joinClasses(styles.root, className)}
    >
      {appointments.length === 0 ? (
        empty
      ) : (
        <ul className={styles.list}>
          {appointments.map((appointment) => (
            <AppointmentRow
              key={appointment.id}
              appointment={appointment}
              onConfirm={onConfirm}
              onResend={onResend}
              calendarHref={calendarHref}
              moveHref={moveHref}
              partyHref={partyHref}
              onDelete={
                onDelete &&
                (() => {
                  setAsked(appointment)
                  setOpen(true)
                })
              }
            />
          ))}
        </ul>
      )}
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        title={<FormattedMessage {...messages.sure} />}
        confirmLabel={<FormattedMessage {...messages.yes} />}
        busy={busy}
        busyLabel={<FormattedMessage {...messages.deleting} />}
        onConfirm={() => void remove()}
      >
        {asked ? <p>{name(asked)}.</p> : null}
      </ConfirmDialog>
    </div>
  )
}
