import { BookingPanel, type BookingPanelProps, type BookingValues, Message, type SlotTime } from '@gallery/ui'
import { useState } from 'react'
import { useFetcher } from 'react-router'
import type { Answer } from './data/bookings'

/** The times of a day and the form to book one of them, which goes to the action of the page. */
export function Booking(props: Pick<BookingPanelProps, 'event' | 'day' | 'slots'>) {
  const { data: answer, submit } = useFetcher<Answer>()
  const [chosen, setChosen] = useState<SlotTime['id'] | null>(null)
  const isTaken = answer?.status === 409

  function book(values: BookingValues) {
    return submit({ ...values, slot: chosen }, { method: 'post', encType: 'application/json' })
  }

  return (
    <BookingPanel
      {...props}
      chosen={chosen}
      onChoose={setChosen}
      onBook={book}
      errors={answer?.errors}
      refusal={isTaken ? 'Somebody was faster. Choose another time.' : undefined}
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
