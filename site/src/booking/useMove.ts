import { errorsIn, Failure, type Key, useSent } from '@gallery/client'
import type { SlotsAnswer, Url } from '@gallery/contract'
import { useToast } from '@gallery/ui'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useNavigate } from 'react-router-dom'
import { useSWRConfig } from 'swr'

interface Move {
  /** What the server answered when it could not: somebody was faster, the time is over, too often. */
  refusal: string | undefined
  /** What it said of the field. */
  errors: Failure['errors']
  move: (place: number) => Promise<void>
}

/**
 * Moves a booking with `take` and goes to where it is seen with its new time. After a refusal the booking
 * and the times that it can take are read again.
 */
export function useMove({
  booking,
  times,
  take,
  landing,
}: {
  booking: Key
  times: Url<SlotsAnswer>
  take: (place: number) => Promise<unknown>
  landing: string
}): Move {
  const intl = useIntl()
  const navigate = useNavigate()
  const { mutate } = useSWRConfig()
  const { show } = useToast()
  const sent = useSent()
  const [refusal, setRefusal] = useState(sent?.message || undefined)
  const [errors, setErrors] = useState<Failure['errors']>(sent?.errors ?? {})

  async function move(place: number): Promise<void> {
    setRefusal(undefined)
    try {
      await take(place)
      navigate(landing)
      show({ text: intl.formatMessage({ id: 'booking.moved' }) })
    } catch (error) {
      setErrors(errorsIn(error))
      if (!(error instanceof Failure)) return
      if (refused.includes(error.status)) setRefusal(error.message)
      if (error.status === 409) await Promise.all([mutate(times), mutate(booking)])
    }
  }
  return { refusal, errors, move }
}

/** The statuses of which the form itself says the reason. */
export const refused = [409, 429]
