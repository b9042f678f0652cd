import { send, useSent } from '@gallery/client'
import { urlOf } from '@gallery/contract/plain'
import { Button, Form, useForm } from '@gallery/ui'
import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { useSWRConfig } from 'swr'
import { useErrorsIn } from '../failures/useErrorsIn.ts'

interface LeaveButtonProps {
  token: string
  /** Called once they wait no longer. */
  onLeft: () => void
}

/**
 * The button that takes whoever holds a mailed link off the waiting list. A failure is reported by the call itself; without a
 * connection it is said here too.
 */
export function LeaveButton({ token, onLeft }: LeaveButtonProps) {
  const { mutate } = useSWRConfig()
  const errorsIn = useErrorsIn()
  const [refusal, setRefusal] = useState(useSent()?.message)

  async function leave(): Promise<void> {
    setRefusal(undefined)
    try {
      const answer = await send('POST /api/waiting/link/:token/leave', { token })
      onLeft()
      await mutate(urlOf('/api/waiting/link/:token', { token }), answer, { revalidate: false })
    } catch (error) {
      setRefusal(errorsIn(error)['']?.join())
    }
  }
  return (
    <Form message={refusal} onSubmit={leave}>
      <ItsButton />
    </Form>
  )
}

function ItsButton() {
  const { busy } = useForm()
  return (
    <Button
      type="submit"
      variant="secondary"
      busy={busy}
      busyLabel={<FormattedMessage id="waiting.leaveBusy" />}
    >
      <FormattedMessage id="waiting.leave" />
    </Button>
  )
}
