import { send, useSent } from '@gallery/client'
import { urlOf } from '@gallery/contract/plain'
import { Button, Form, useForm } from '@gallery/ui'
import { FormattedMessage } from 'react-intl'
import { useSWRConfig } from 'swr'

interface LeaveButtonProps {
  token: string
  /** Called once they wait no longer. */
  onLeft: () => void
}

/** The button that takes whoever holds a mailed link off the waiting list. A failure is reported by the call itself. */
export function LeaveButton({ token, onLeft }: LeaveButtonProps) {
  const { mutate } = useSWRConfig()
  const sent = useSent()

  async function leave(): Promise<void> {
    const answer = await send('POST /api/waiting/link/:token/leave', { token })
    onLeft()
    await mutate(urlOf('/api/waiting/link/:token', { token }), answer, { revalidate: false })
  }
  return (
    <Form message={sent?.message} onSubmit={leave}>
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
