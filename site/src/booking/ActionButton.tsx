import { Button, Form, useForm } from '@gallery/ui'
import { FormattedMessage } from 'react-intl'
import { useLinkAction } from './useLinkAction.ts'

interface ActionButtonProps {
  token: string
  action: 'confirm' | 'cancel'
  /**
   * Whether the booking is a place that was offered: it is taken, or passed on.
   * @default false
   */
  offer?: boolean
}

/** What it says, and what while that is done. */
const texts = {
  booking: {
    confirm: ['booking.confirmDo', 'booking.confirmBusy'],
    cancel: ['booking.cancelDo', 'booking.cancelBusy'],
  },
  offer: {
    confirm: ['offer.confirmDo', 'offer.confirmBusy'],
    cancel: ['offer.cancelDo', 'offer.cancelBusy'],
  },
} as const

/** The button that does what the link was for, with the server's reason when it cannot be done. */
export function ActionButton({ token, action, offer = false }: ActionButtonProps) {
  const { refusal, act } = useLinkAction(token, action)
  return (
    <Form message={refusal} onSubmit={act}>
      <ItsButton action={action} offer={offer} />
    </Form>
  )
}

function ItsButton({ action, offer }: Required<Omit<ActionButtonProps, 'token'>>) {
  const { busy } = useForm()
  const [words, busyWords] = texts[offer ? 'offer' : 'booking'][action]
  return (
    <Button
      type="submit"
      variant={action === 'confirm' ? 'primary' : offer ? 'secondary' : 'danger'}
      busy={busy}
      busyLabel={<FormattedMessage id={busyWords} />}
    >
      <FormattedMessage id={words} />
    </Button>
  )
}
