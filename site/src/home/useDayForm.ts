import { Failure, type Key, report, useLanguage } from '@gallery/client'
import type { Booked, Slot, Waiting } from '@gallery/contract'
import { freePlaces } from '@gallery/contract/plain'
import type { BookingValues } from '@gallery/ui'
import { useEffect, useRef, useState } from 'react'
import { useBook } from '../booking/useBook.ts'
import { needsIn } from '../booking/useNeeds.ts'
import { useErrorsIn } from '../failures/useErrorsIn.ts'
import { useJoin } from '../waiting/useJoin.ts'

/** The wait that was begun, and where its mail went. */
export interface Joined {
  wait: Waiting
  email: string
}

/** What an open day shows: its times, or the form to book one of them or to wait for it, with what the server said. */
interface DayForm {
  chosen: number | null
  /** The form is for the waiting list. */
  waits: boolean
  /** Whose free places are for those who wait, as a booking was told. */
  claimed?: number
  errors?: Failure['errors']
  conflict?: string
  refusal?: string
  joined?: Joined
}

/** A time, and whether it is to be waited for. */
export type DayChoice = Pick<DayForm, 'chosen' | 'waits'>

/** What the form itself says, while it is there. */
const handles = [409, 422, 429]

const blank: DayForm = { chosen: null, waits: false }

/**
 * Chooses a time of a day, books it or waits for it.
 *
 * @param window the read that the times came from
 * @param onSent called when a booking or a wait was taken, whatever is shown by then
 * @param onBooked called with what was booked, and whether the form that booked it is still what is shown
 * @param onWaitingElsewhere called when a wait began whose form is not shown any more
 */
export function useDayForm(
  window: Key,
  onSent: () => void,
  onBooked: (booked: Booked, isShown: boolean) => void,
  onWaitingElsewhere: () => void
) {
  const language = useLanguage()
  const book = useBook(window)
  const join = useJoin(window)
  const errorsIn = useErrorsIn()
  const [form, setForm] = useState(blank)
  /** Grows with what is shown: the answer to a form that was left says nothing of another day. */
  const turn = useRef(0)

  function choose(chosen: number | null, waits = false): void {
    turn.current += 1
    setForm(({ claimed }) => ({ ...blank, chosen, waits, ...(claimed === undefined ? {} : { claimed }) }))
  }

  // Where the visitor went on to another page, or to the same in the other language, it is not shown any more.
  useEffect(
    () => () => {
      turn.current += 1
    },
    []
  )

  async function send(
    { any_time, ...values }: BookingValues,
    { chosen, waits }: DayChoice = form
  ): Promise<void> {
    if (chosen === null) return
    const { refusal: _, ...asked } = form
    const sentAt = turn.current
    const isShown = () => turn.current === sentAt
    setForm(asked)
    const sent = { ...values, needs: needsIn(values.needs), language }
    try {
      if (waits) {
        const { data: wait } = await join(chosen, { ...sent, any_time })
        onSent()
        if (isShown()) setForm({ ...asked, joined: { wait, email: values.email } })
        else onWaitingElsewhere()
      } else {
        const { data: booked } = await book({ ...sent, place: chosen })
        onSent()
        onBooked(booked, isShown())
      }
    } catch (error) {
      if (!(error instanceof Failure)) throw error
      if (!isShown()) {
        if (handles.includes(error.status)) report(error)
        return
      }
      if (error.status === 409) {
        const isClaimed = !waits && hasPlaces(error.body, chosen, values.people)
        setForm({ ...blank, conflict: error.message, ...(isClaimed ? { claimed: chosen } : {}) })
      } else if (error.status === 429) setForm({ ...asked, refusal: error.message })
      else setForm({ ...asked, errors: errorsIn(error) })
    }
  }
  function reset(): void {
    turn.current += 1
    setForm(blank)
  }
  return { form, choose, send, reset }
}

/** Whether a slot that could not be booked has places all the same: they are for those who wait. */
function hasPlaces(body: unknown, id: number, people: number): boolean {
  const slot = slotsIn(body).find((one) => one.id === id)
  return slot !== undefined && !slot.unavailable && freePlaces(slot) >= people
}

function slotsIn(body: unknown): readonly Slot[] {
  return isTaken(body) ? body.slots : []
}

function isTaken(body: unknown): body is { slots: readonly Slot[] } {
  return typeof body === 'object' && body !== null && 'slots' in body
}
