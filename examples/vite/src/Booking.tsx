import { BookingPanel, type BookingValues, Message, type SlotTime } from '@gallery/ui'
import { useEffect, useState } from 'react'
import type { Answer } from '../server/bookings.ts'
import type { Exhibition } from './exhibitions.ts'

/** The times of a day and the form to book one of them, both by way of the example's own small server. */
export function Booking({ exhibition: { id, event }, day }: { exhibition: Exhibition; day: string }) {
  const [slots, setSlots] = useState<SlotTime[]>()
  const [chosen, setChosen] = useState<SlotTime['id'] | null>(null)
  const [answer, setAnswer] = useState<Answer>()

  useEffect(() => {
    let isGone = false
    readSlots(id, day).then((read) => {
      if (!isGone) setSlots(read)
    })
    return () => {
      isGone = true
    }
  }, [id, day])

  async function book(values: BookingValues) {
    const body = JSON.stringify({ ...values, slot: chosen })
    const response = await fetch('/api/bookings', { method: 'POST', body })
    const answer: Answer = await response.json()
    setAnswer(answer)
    if (answer.status !== 409) return
    setChosen(null)
    setSlots(await readSlots(id, day))
  }

  return (
    <BookingPanel
      event={event}
      day={day}
      slots={slots}
      loading={slots === undefined}
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

async function readSlots(exhibition: string, day: string): Promise<SlotTime[]> {
  const response = await fetch(`/api/slots?${new URLSearchParams({ exhibition, day })}`)
  return response.json()
}
