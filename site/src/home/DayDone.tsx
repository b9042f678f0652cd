import { useLanguage, useLoadedSite, useNow } from '@gallery/client'
import { BookingDone, WaitingDone } from '@gallery/ui'
import type { AfterBooking } from '../booking/useBooked.ts'
import type { Joined } from './useDayForm.ts'

interface DayDoneProps {
  after: AfterBooking
  joined: Joined | undefined
  /** Leads back to the times of the day. */
  onTimes: () => void
}

/** Whether something follows that has its place: a booking that is to be confirmed, or a wait. */
export function isDayDone({ after, joined }: Pick<DayDoneProps, 'after' | 'joined'>): boolean {
  return Boolean(after.booked ?? joined)
}

/** What follows a booking or a wait, in the place of the form that sent it. */
export function DayDone({ after, joined, onTimes }: DayDoneProps) {
  const bookings = `/${useLanguage()}/appointments`
  const now = useNow()
  const { offerHours } = useLoadedSite().options
  if (joined)
    return (
      <WaitingDone
        email={joined.email}
        ahead={joined.wait.ahead}
        offerHours={offerHours}
        bookingsHref={bookings}
        onBack={onTimes}
      />
    )
  return after.booked ? (
    <BookingDone
      email={after.booked.email}
      until={after.booked.until}
      now={now.toISOString()}
      sentAt={after.sentAt}
      resendOff={after.resendOff}
      refusal={after.refusal}
      errors={after.errors}
      onResend={after.resend}
      onCorrect={after.correct}
      bookingsHref={bookings}
      onAgain={onTimes}
    />
  ) : null
}
