'use client'
import { BookingPanel, type BookingPanelProps, type BookingValues, Message, type SlotTime } from '@gallery/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import type { Answer } from '../../../lib/bookings'

/** The times of a day and the form to book one of them, which goes to `/api/bookings`. */
export function Booking(props: Pick<BookingPanelProps, 'event' | 'day' | 'slots'>) {
  const router = useRouter()
  const [chosen, setChosen] = useState<SlotTime['id'] | null>(null)
  const [answer, setAnswer] = useState<Answer>()

  async function book(values: BookingValues) {
    const body = JSON.stringify({ ...values, slot: chosen })
    const response = await fetch('/api/bookings', { method: 'POST', body })
    const answer: Answer = await response.json()
    setAnswer(answer)
    if (answer.status === 409) setChosen(null)
    router.refresh()
  }

  return (
    <BookingPanel
      {...props}
      chosen={chosen}
      onChoose={setChosen}
      onBook={book}
      errors={answer?.errors}
      conflict={answer?.status === 409 ? 'Somebody was faster. These times are left.' : undefined}
      done={
        answer?.status === 201 ? (
          <Message tone="success" title="Your place is booked">
            Come to the slipway door ten minutes before.
          </Message>
        ) : undefined
      }
    />
  )
}
