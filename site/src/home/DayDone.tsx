import { useLanguage, useLoadedSite, useNow } from '@gallery/client'
import { BookingDone, WaitingDone } from '@gallery/ui'
import { useNavigate } from 'react-router-dom'
import type { DaySending } from './useDaySending.ts'

interface DayDoneProps {
  sending: DaySending
  /** The address of the times of the day. */
  dayHref: string
}

/** What follows a booking or a wait, in the place of the form that sent it. */
export function DayDone({ sending: { after, joined }, dayHref }: DayDoneProps) {
  const bookings = `/${useLanguage()}/appointments`
  const navigate = useNavigate()
  const now = useNow()
  const { offerHours } = useLoadedSite().options
  const toTimes = () => void navigate(dayHref)
  if (joined)
    return (
      <WaitingDone
        email={joined.email}
        ahead={joined.wait.ahead}
        offerHours={offerHours}
        bookingsHref={bookings}
        onBack={toTimes}
      />
    )
  return after.booked?.hold_until ? (
    <BookingDone
      email={after.booked.email}
      until={after.booked.hold_until}
      now={now.toISOString()}
      sentAt={after.sentAt}
      resendOff={after.resendOff}
      refusal={after.refusal}
      errors={after.errors}
      onResend={after.resend}
      onCorrect={after.correct}
      bookingsHref={bookings}
      onAgain={toTimes}
    />
  ) : null
}
