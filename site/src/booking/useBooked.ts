import { Failure, send, useNow, useUser } from '@gallery/client'
import type { Booked, BookingAnswer } from '@gallery/contract'
import { useEffect, useState } from 'react'
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

  useEffect(() => {
    if (!resendOff) return
    const timer = setTimeout(() => setResendOff(false), pause)
    return () => clearTimeout(timer)
  }, [resendOff])

  function tell(next: HeldBooking | null): HeldBooking | null {
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

  /** Whether it was done. */
  async function ask(sending: (key: string) => Promise<BookingAnswer>): Promise<boolean> {
    if (!booked) return false
    setRefusal(undefined)
    try {
      const { data } = await sending(booked.key)
      setBooked(keep(data))
      setSentAt(now.toISOString())
      setResendOff(true)
      return true
    } catch (error) {
      const { '': unsent, ...told } = errorsIn(error)
      if (!(error instanceof Failure)) throw error
      if (error.status === 422) setErrors(told)
      else if (handles.includes(error.status)) setRefusal(error.message)
      else setRefusal(unsent?.join())
      // It is confirmed, or over: whoever reads the page anew is not told to confirm it.
      if (error.status === 404 || error.status === 409) forgetBooking()
      return false
    }
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
