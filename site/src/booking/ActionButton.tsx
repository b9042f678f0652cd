import { Button, Form, useForm } from '@gallery/ui'
import { FormattedMessage } from 'react-intl'
import { useLinkAction } from './useLinkAction.ts'

interface ActionButtonProps {
  token: string
  action: 'confirm' | 'cancel'
}

/** The button that does what the link was for, with the server's reason when it cannot be done. */
export function ActionButton({ token, action }: ActionButtonProps) {
  const { refusal, act } = useLinkAction(token, action)
  return (
    <Form message={refusal} onSubmit={act}>
      <ItsButton action={action} />
    </Form>
  )
}

function ItsButton({ action }: Pick<ActionButtonProps, 'action'>) {
  const { busy } = useForm()
  return (
    <Button
      type="submit"
      variant={action === 'cancel' ? 'danger' : 'primary'}
      busy={busy}
      busyLabel={<FormattedMessage id={`booking.${action}Busy`} />}
    >
      <FormattedMessage id={`booking.${action}Do`} />
    </Button>
  )
}
