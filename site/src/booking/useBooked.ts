import { Failure, send, useNow, useUser } from '@gallery/client'
import type { Booked, BookingAnswer } from '@gallery/contract'
import { useEffect, useRef, useState } from 'react'
import { useErrorsIn } from '../failures/useErrorsIn.ts'
import { forgetBooking, type HeldBooking, heldBooking, keepBooking, keptBooking } from './keptBooking.ts'

/** How long after a mail there is no other, in milliseconds. */
const pause = 60_000
/** What is said beside the buttons: it is over or confirmed, the address is none, it came too soon or too often. */
const handles = [409, 422, 429]

/** A booking that was just made in this tab and is to be confirmed, and what can be done about its mail. */
export interface AfterBooking {
  booked: HeldBooking | null
  /** Shows what follows a booking; null ends it. */
  show: (booked: Booked | null) => void
  /** Shows what this tab still keeps of a booking of one of these times, if it does. */
  restore: (times: readonly number[]) => HeldBooking | null
  sentAt: string | undefined
  resendOff: boolean
  refusal: string | undefined
  errors: Failure['errors'] | undefined
  resend: () => Promise<boolean>
  correct: (email: string) => Promise<boolean>
}

export function useBooked(): AfterBooking {
  const now = useNow()
  const user = useUser()?.id
  const errorsIn = useErrorsIn()
  const [booked, setBooked] = useState<HeldBooking | null>(null)
  const [sentAt, setSentAt] = useState<string>()
  const [resendOff, setResendOff] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  const [errors, setErrors] = useState<Failure['errors']>()
  /** Grows with what is shown: the answer about a booking that was left says nothing of another. */
  const turn = useRef(0)
  /** The turn whose mail is on its way: a second press asks for no other. */
  const asking = useRef<number>(undefined)

  // Where the visitor went on to another page, or to the same in the other language, it is not shown any more.
  useEffect(
    () => () => {
      turn.current += 1
    },
    []
  )

  useEffect(() => {
    if (!resendOff) return
    const timer = setTimeout(() => setResendOff(false), pause)
    return () => clearTimeout(timer)
  }, [resendOff])

  function tell(next: HeldBooking | null): HeldBooking | null {
    turn.current += 1
    setBooked(next)
    setSentAt(undefined)
    setRefusal(undefined)
    setErrors(undefined)
    return next
  }

  function keep(next: Booked | null): HeldBooking | null {
    const held = next && heldBooking(next)
    if (held) keepBooking(held, user)
    else forgetBooking()
    return held
  }

  /** Whether it was done. What is shown and kept by then is touched only while it is still this booking. */
  async function ask(sending: (key: string) => Promise<BookingAnswer>): Promise<boolean> {
    const askedAt = turn.current
    if (!booked || asking.current === askedAt) return false
    asking.current = askedAt
    const isShown = () => turn.current === askedAt
    setRefusal(undefined)
    try {
      const { data } = await sending(booked.key)
      if (isShown()) sent(data)
      return true
    } catch (error) {
      if (!(error instanceof Failure)) throw error
      if (isShown()) refused(error)
      return false
    } finally {
      if (asking.current === askedAt) asking.current = undefined
    }
  }

  function sent(next: Booked): void {
    setBooked(keep(next))
    setSentAt(now.toISOString())
    setResendOff(true)
  }

  function refused(failure: Failure): void {
    const { '': unsent, ...fields } = errorsIn(failure)
    if (failure.status === 422) setErrors(fields)
    else if (handles.includes(failure.status)) setRefusal(failure.message)
    else setRefusal(unsent?.join())
    // It is confirmed, or over: whoever reads the page anew is not told to confirm it.
    if (failure.status === 404 || failure.status === 409) forgetBooking()
  }

  return {
    booked,
    show: (next) => {
      tell(keep(next))
    },
    restore: (times) => tell(keptBooking(times, user, now)),
    sentAt,
    resendOff,
    refusal,
    errors,
    resend: () => ask((key) => send('POST /api/appointments/booked/resend', {}, { key }, { handles })),
    correct: (email) =>
      ask((key) => send('POST /api/appointments/booked/address', {}, { key, email }, { handles })),
  }
}
