import { type ComponentPropsWithRef, type ReactNode, useEffect, useRef, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import type { Address } from '../../controls/Link/address.ts'
import { ConfirmDialog } from '../../feedback/ConfirmDialog/ConfirmDialog.tsx'
import { EmptyState } from '../../feedback/EmptyState/EmptyState.tsx'
import { joinClasses } from '../../private/joinClasses.ts'
import { useJoinedRef } from '../../private/useJoinedRef.ts'
import * as styles from './AppointmentList.css.ts'
import { AppointmentRow } from './AppointmentRow.tsx'
import { type Appointment, isOpenOffer, type WaitingAppointment } from './appointment.ts'
import { appointmentListMessages as messages } from './messages.ts'
import { useAppointmentName } from './useAppointmentName.ts'
import { WaitingRow } from './WaitingRow.tsx'

export interface AppointmentListProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The visitor's bookings. They show by when they begin, with what is waited for. */
  appointments: readonly Appointment[]
  /**
   * What the visitor waits for.
   * @default []
   */
  waiting?: readonly WaitingAppointment[]
  /**
   * What stands there when there is neither: an `EmptyState` with the way to book.
   * @default `EmptyState` with "You have no bookings yet"
   */
  empty?: ReactNode
  /** Confirms a booking, or takes the place of an offer, that is `confirmable`. */
  onConfirm?: (id: Appointment['id']) => void
  /** Sends the mail with the link again; offered where a booking waits to be confirmed. */
  onResend?: (id: Appointment['id']) => void
  /** The address of the calendar file (.ics); offered where a booking is confirmed. */
  calendarHref?: Address<[id: Appointment['id']], 'id'>
  /** Where another time is chosen for a booking; undefined for one that cannot be moved. */
  moveHref?: Address<[id: Appointment['id']], 'id', string | undefined>
  /** Where it is changed who comes; undefined for a booking that cannot be changed. */
  partyHref?: Address<[id: Appointment['id']], 'id', string | undefined>
  /** Takes the visitor off a waiting list, without a question. */
  onLeave?: (id: WaitingAppointment['id']) => void
  /** Where the other times of a day that is waited for are seen. */
  otherTimesHref?: Address<[id: WaitingAppointment['id']], 'id', string | undefined>
  /**
   * Deletes a booking, or lets an offer pass, once the visitor said yes. A promise that it gives back keeps the
   * question open until it settles; when it fails, the question stays.
   */
  onDelete?: (id: Appointment['id']) => unknown
}

/** What is asked before a booking, or an offer, is given up. */
const questions = {
  booking: { title: messages.sure, yes: messages.yes, busy: messages.deleting },
  offer: { title: messages.surePass, yes: messages.yesPass, busy: messages.passing },
} as const

/** A row of the list: a booking, or what is waited for. */
type Row = { key: string } & (
  | { booked: Appointment; waited?: undefined }
  | { booked?: undefined; waited: WaitingAppointment }
)

/** They have ids of their own kinds. */
const bookedKey = ({ id }: Appointment) => `booked ${id}`

function rowsOf(appointments: readonly Appointment[], waiting: readonly WaitingAppointment[]): Row[] {
  const startOf = ({ booked, waited }: Row) => Date.parse((waited ?? booked).start)
  return [
    ...appointments.map((booked) => ({ key: bookedKey(booked), booked })),
    ...waiting.map((waited) => ({ key: `waited ${waited.id}`, waited })),
  ].toSorted((one, other) => startOf(one) - startOf(other))
}

const none: readonly WaitingAppointment[] = []

/**
 * The bookings of a visitor and what they wait for, each with its day, its state and what can be done about it. Renders
 * `<div>`. It asks by itself before a booking is deleted or an offer passed on; then the focus comes to the list, since
 * its button has gone.
 *
 * Use it on the visitor's own page of bookings. Use `BookingCard` instead when there is one booking and nothing to
 * do with it.
 */
export function AppointmentList({
  appointments,
  waiting = none,
  empty = <EmptyState title={<FormattedMessage {...messages.empty} />} />,
  onConfirm,
  onResend,
  calendarHref,
  moveHref,
  partyHref,
  onDelete,
  onLeave,
  otherTimesHref,
  className,
  ref,
  ...props
}: AppointmentListProps) {
  const root = useRef<HTMLDivElement>(null)
  /** The key of the row that is to go, and takes its button with it. */
  const going = useRef<string>(null)
  const rows = rowsOf(appointments, waiting)
  const [asked, setAsked] = useState<Appointment | null>(null)
  const [open, setOpen] = useState(false)
  const [busy, setBusy] = useState(false)
  const name = useAppointmentName()

  useEffect(() => {
    if (open || going.current === null) return
    if (rows.some(({ key }) => key === going.current)) return
    going.current = null
    root.current?.focus()
  }, [rows, open])

  async function remove() {
    if (!asked) return
    setBusy(true)
    try {
      await onDelete?.(asked.id)
      going.current = bookedKey(asked)
      setOpen(false)
    } finally {
      setBusy(false)
    }
  }

  const question = questions[asked && isOpenOffer(asked) ? 'offer' : 'booking']
  return (
    <div
      {...props}
      ref={useJoinedRef(root, ref)}
      tabIndex={-1}
      className={joinClasses(styles.root, className)}
    >
      {rows.length === 0 ? (
        empty
      ) : (
        <ul className={styles.list}>
          {rows.map(({ key, booked, waited }) =>
            waited ? (
              <WaitingRow
                key={key}
                visit={waited}
                otherTimesHref={otherTimesHref}
                onLeave={
                  onLeave &&
                  (() => {
                    going.current = key
                    onLeave(waited.id)
                  })
                }
              />
            ) : (
              <AppointmentRow
                key={key}
                appointment={booked}
                onConfirm={onConfirm}
                onResend={onResend}
                calendarHref={calendarHref}
                moveHref={moveHref}
                partyHref={partyHref}
                onDelete={
                  onDelete &&
                  (() => {
                    setAsked(booked)
                    setOpen(true)
                  })
                }
              />
            )
          )}
        </ul>
      )}
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        title={<FormattedMessage {...question.title} />}
        confirmLabel={<FormattedMessage {...question.yes} />}
        busy={busy}
        busyLabel={<FormattedMessage {...question.busy} />}
        onConfirm={() => void remove()}
      >
        {asked ? <p>{name(asked)}.</p> : null}
      </ConfirmDialog>
    </div>
  )
}
