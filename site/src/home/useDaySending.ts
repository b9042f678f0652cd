import type { Failure, Key } from '@gallery/client'
import type { BookingValues } from '@gallery/ui'
import { useToast } from '@gallery/ui'
import { useEffect, useEffectEvent, useState } from 'react'
import { useIntl } from 'react-intl'
import { bookingDraft } from '../booking/typedBooking.ts'
import { type AfterBooking, useBooked } from '../booking/useBooked.ts'
import { forgetDraft } from '../drafts/drafts.ts'
import { type DayChoice, type Joined, useDayForm } from './useDayForm.ts'

/** How scripts send the form of a day's page, and what came of it. */
export interface DaySending {
  send: (values: BookingValues, choice: DayChoice) => Promise<void>
  /** It was sent so: what the browser itself sent before, and was told, is over. */
  began: boolean
  /** Somebody was faster, this time or before. */
  wasTaken: boolean
  /** The time whose free places are for those who wait. */
  claimed: number | undefined
  errors: Failure['errors'] | undefined
  /** What was said of none of the fields. */
  said: string | undefined
  after: AfterBooking
  joined: Joined | undefined
}

/**
 * Books a time of a day's page, or waits for it, as the dialog of the day does, with the proof that only scripts can give.
 *
 * @param event its id
 * @param window the read that its times came from
 * @param times those whose booking is told again where the page is read anew
 */
export function useDaySending(event: number, window: Key, times: readonly number[]): DaySending {
  const intl = useIntl()
  const { show } = useToast()
  const after = useBooked()
  // Once the scripts have taken over what the server drew: it knows nothing of what the tab keeps.
  const restore = useEffectEvent(() => after.restore(times))
  useEffect(() => {
    restore()
  }, [])
  const [began, setBegan] = useState(false)
  const [wasTaken, setWasTaken] = useState(false)
  const { form, send } = useDayForm(
    window,
    () => forgetDraft(bookingDraft(event)),
    (booked, isShown) => {
      if (isShown) after.show(booked)
      show({ text: intl.formatMessage({ id: 'booking.sent' }) })
    },
    () => show({ text: intl.formatMessage({ id: 'waitingDone.title' }) })
  )
  if (form.conflict !== undefined && !wasTaken) setWasTaken(true)
  return {
    send: (values, choice) => {
      setBegan(true)
      return send(values, choice)
    },
    began,
    wasTaken,
    claimed: form.claimed,
    errors: form.errors,
    said: form.refusal ?? (form.errors ? undefined : form.conflict),
    after,
    joined: form.joined,
  }
}
