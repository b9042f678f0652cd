import { Failure, send, useNow } from '@gallery/client'
import type { Booked, BookingAnswer } from '@gallery/contract'
import { useEffect, useState } from 'react'

/** How long after a mail there is no other, in milliseconds. */
const pause = 60_000
/** What is said beside the buttons: it is over or confirmed, it came too soon or too often. */
const handles = [409, 429]

/** A booking that was just made in this browser, and what can be done about its mail. */
export interface AfterBooking {
  booked: Booked | null
  /** Shows what follows a booking; null ends it. */
  show: (booked: Booked | null) => void
  sentAt: string | undefined
  resendOff: boolean
  refusal: string | undefined
  errors: Failure['errors'] | undefined
  resend: () => Promise<boolean>
  correct: (email: string) => Promise<boolean>
}

export function useBooked(): AfterBooking {
  const now = useNow()
  const [booked, setBooked] = useState<Booked | null>(null)
  const [sentAt, setSentAt] = useState<string>()
  const [resendOff, setResendOff] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  const [errors, setErrors] = useState<Failure['errors']>()

  useEffect(() => {
    if (!resendOff) return
    const timer = setTimeout(() => setResendOff(false), pause)
    return () => clearTimeout(timer)
  }, [resendOff])

  function show(next: Booked | null): void {
    setBooked(next)
    setSentAt(undefined)
    setRefusal(undefined)
    setErrors(undefined)
  }

  /** Whether it was done. */
  async function ask(sending: (key: string) => Promise<BookingAnswer>): Promise<boolean> {
    if (!booked) return false
    setRefusal(undefined)
    try {
      const { data } = await sending(booked.key)
      setBooked(data)
      setSentAt(now.toISOString())
      setResendOff(true)
      return true
    } catch (error) {
      if (!(error instanceof Failure)) throw error
      if (error.status === 422) setErrors({ ...error.errors })
      else if (handles.includes(error.status)) setRefusal(error.message)
      return false
    }
  }

  return {
    booked,
    show,
    sentAt,
    resendOff,
    refusal,
    errors,
    resend: () => ask((key) => send('POST /api/appointments/booked/resend', {}, { key }, { handles })),
    correct: (email) =>
      ask((key) => send('POST /api/appointments/booked/address', {}, { key, email }, { handles })),
  }
}
