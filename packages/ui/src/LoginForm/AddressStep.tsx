import { FormattedMessage } from 'react-intl'
import { Form } from '../Form/Form.tsx'
import { SubmitRow } from '../SubmitRow/SubmitRow.tsx'
import { TextField } from '../TextField/TextField.tsx'
import type { LoginFormProps } from './LoginForm.tsx'
import { messages } from './messages.ts'

type AddressStepProps = Pick<LoginFormProps, 'email' | 'errors' | 'busy' | 'onEmail' | 'onCancel'>

/** The first step: where to send the mail. */
export function AddressStep({ email, errors, busy, onEmail, onCancel }: AddressStepProps) {
  return (
    <Form errors={errors} busy={busy} onSubmit={(values) => onEmail(values.email ?? '')}>
      <TextField
        name="email"
        type="email"
        label={<FormattedMessage {...messages.email} />}
        autoComplete="email"
        defaultValue={email}
      />
      <SubmitRow busyLabel={<FormattedMessage {...messages.sending} />} onCancel={onCancel}>
        <FormattedMessage {...messages.send} />
      </SubmitRow>
    </Form>
  )
}
