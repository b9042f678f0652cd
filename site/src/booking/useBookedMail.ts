import { Failure, send, useNow } from '@gallery/client'
import type { Booked, BookingAnswer } from '@gallery/contract'
import { useEffect, useState } from 'react'

/** How long after a mail there is no other, in milliseconds. */
const pause = 60_000
/** What is said beside the buttons: it is over or confirmed, it came too soon or too often. */
const handles = [409, 429]

/** What can be done about the mail of a booking that was made in this browser. */
interface BookedMail {
  sentAt: string | undefined
  resendOff: boolean
  refusal: string | undefined
  errors: Failure['errors'] | undefined
  resend: () => Promise<boolean>
  correct: (email: string) => Promise<boolean>
}

/** @param onChange called with the booking as it is then */
export function useBookedMail({ key }: Booked, onChange: (booked: Booked) => void): BookedMail {
  const now = useNow()
  const [sentAt, setSentAt] = useState<string>()
  const [resendOff, setResendOff] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  const [errors, setErrors] = useState<Failure['errors']>()

  useEffect(() => {
    if (!resendOff) return
    const timer = setTimeout(() => setResendOff(false), pause)
    return () => clearTimeout(timer)
  }, [resendOff])

  /** Whether it was done. */
  async function ask(sending: Promise<BookingAnswer>): Promise<boolean> {
    setRefusal(undefined)
    try {
      const { data } = await sending
      onChange(data)
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
    sentAt,
    resendOff,
    refusal,
    errors,
    resend: () => ask(send('POST /api/appointments/booked/resend', {}, { key }, { handles })),
    correct: (email) => ask(send('POST /api/appointments/booked/address', {}, { key, email }, { handles })),
  }
}
