import { Failure, type Key, shownByForms, useSent } from '@gallery/client'
import { useToast } from '@gallery/ui'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useNavigate } from 'react-router-dom'
import { useSWRConfig } from 'swr'
import { useErrorsIn } from '../failures/useErrorsIn.ts'

interface BookingChange {
  /** What the server answered when it could not: somebody was faster, the time is over, too often. */
  refusal: string | undefined
  /** What it said of the fields. */
  errors: Failure['errors']
  change: (write: () => Promise<unknown>) => Promise<void>
}

/**
 * Changes a booking and goes to where it is seen as it is then, where the text `done` says so. After a refusal what
 * showed the booking, and what it can take, is read again.
 */
export function useBookingChange({
  reads,
  landing,
  done,
}: {
  reads: readonly Key[]
  landing: string
  done: string
}): BookingChange {
  const intl = useIntl()
  const navigate = useNavigate()
  const { mutate } = useSWRConfig()
  const { show } = useToast()
  const sent = useSent()
  const errorsIn = useErrorsIn()
  const [refusal, setRefusal] = useState(sent?.message || undefined)
  const [errors, setErrors] = useState<Failure['errors']>(sent?.errors ?? {})

  async function change(write: () => Promise<unknown>): Promise<void> {
    setRefusal(undefined)
    try {
      await write()
      navigate(landing)
      show({ text: intl.formatMessage({ id: done }) })
    } catch (error) {
      setErrors(errorsIn(error))
      if (!(error instanceof Failure)) return
      if (refused.includes(error.status)) setRefusal(error.message)
      if (error.status === 409) await Promise.all(reads.map((read) => mutate(read)))
    }
  }
  return { refusal, errors, change }
}

/** The statuses of which the form itself says the reason above its fields. */
const refused = [409, 429]

/** For `send`: what the form itself says, of its fields too. */
export const shownByChange = { handles: [...shownByForms.handles, ...refused] } as const
