import { FormattedMessage } from 'react-intl'
import { Button } from '../../controls/Button/Button.tsx'
import { Form } from '../../forms/Form/Form.tsx'
import { SubmitRow } from '../../forms/SubmitRow/SubmitRow.tsx'
import { TextField } from '../../forms/TextField/TextField.tsx'
import * as styles from './LoginForm.css.ts'
import type { LoginFormProps } from './LoginForm.tsx'
import { messages } from './messages.ts'
import { useAct } from './useAct.ts'

type AddressStepProps = Pick<
  LoginFormProps,
  'email' | 'errors' | 'message' | 'busy' | 'action' | 'onEmail' | 'onPasskey' | 'onCancel'
>

/** The first step: where to send the mail. */
export function AddressStep({
  email,
  errors,
  message,
  busy,
  action,
  onEmail,
  onPasskey,
  onCancel,
}: AddressStepProps) {
  return (
    <Form
      action={action}
      errors={errors}
      message={message}
      busy={busy}
      onSubmit={(values) => onEmail(values.email ?? '')}
    >
      <TextField
        name="email"
        type="email"
        label={<FormattedMessage {...messages.email} />}
        autoComplete={onPasskey ? 'email webauthn' : 'email'}
        defaultValue={email}
      />
      <SubmitRow busyLabel={<FormattedMessage {...messages.sending} />} onCancel={onCancel}>
        <FormattedMessage {...messages.send} />
      </SubmitRow>
      {onPasskey ? <PasskeyButton onPress={onPasskey} /> : null}
    </Form>
  )
}

/** The way in without a mail. */
function PasskeyButton({ onPress }: { onPress: () => unknown }) {
  const { busy, run } = useAct(onPress)
  return (
    <div className={styles.other}>
      <Button variant="secondary" busy={busy} onClick={() => void run()}>
        <FormattedMessage {...messages.passkey} />
      </Button>
    </div>
  )
}
