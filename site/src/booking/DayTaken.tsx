import { useLanguage, useLoadedSite, useNow } from '@gallery/client'
import type { Booked } from '@gallery/contract'
import { BookingDone, WaitingDone } from '@gallery/ui'
import { useBookedMail } from './useBookedMail.ts'
import type { Taken } from './useTaken.ts'

interface DayTakenProps {
  taken: Taken
  /** Called with what became of it; null for the times of the day again. */
  onChange: (taken: Taken | null) => void
}

/** What follows a booking or a wait: where the mail went, and what can be done. */
export function DayTaken({ taken, onChange }: DayTakenProps) {
  const { offerHours } = useLoadedSite().options
  const bookingsHref = `/${useLanguage()}/appointments`
  const { booked, joined } = taken
  const back = () => onChange(null)
  if (booked)
    return (
      <BookedHere
        // What was said of the mail of another booking says nothing of this one's.
        key={booked.id}
        booked={booked}
        bookingsHref={bookingsHref}
        onChange={(next) => onChange({ ...taken, booked: next })}
        onAgain={back}
      />
    )
  if (!joined) return null
  return (
    <WaitingDone
      email={joined.email}
      ahead={joined.wait.ahead}
      offerHours={offerHours}
      bookingsHref={bookingsHref}
      onBack={back}
    />
  )
}

interface BookedHereProps {
  booked: Booked
  bookingsHref: string
  onChange: (booked: Booked) => void
  onAgain: () => void
}

function BookedHere({ booked, bookingsHref, onChange, onAgain }: BookedHereProps) {
  const now = useNow()
  const { resend, correct, ...mail } = useBookedMail(booked, onChange)
  if (booked.hold_until === null) return null
  return (
    <BookingDone
      {...mail}
      email={booked.email}
      until={booked.hold_until}
      now={now.toISOString()}
      onResend={resend}
      onCorrect={correct}
      bookingsHref={bookingsHref}
      onAgain={onAgain}
    />
  )
}
