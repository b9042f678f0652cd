import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { Button } from '../../controls/Button/Button.tsx'
import { Form, type FormProps } from '../../forms/Form/Form.tsx'
import { SubmitRow } from '../../forms/SubmitRow/SubmitRow.tsx'
import { TextField } from '../../forms/TextField/TextField.tsx'
import * as styles from './BookingDone.css.ts'
import { messages } from './messages.ts'

interface WrongAddressProps {
  email: string
  errors?: FormProps['errors']
  onCorrect: (email: string) => unknown
}

/** The row that mends a mistyped address: it opens where it stands. Renders `<div>`. */
export function WrongAddress({ email, errors, onCorrect }: WrongAddressProps) {
  const [open, setOpen] = useState(false)
  return (
    <div className={styles.row}>
      <div className={styles.question}>
        <strong>
          <FormattedMessage {...messages.wrong} />
        </strong>
        <p className={styles.hint}>
          <FormattedMessage {...messages.wrongHint} />
        </p>
      </div>
      <Button variant={open ? 'tertiary' : 'secondary'} aria-expanded={open} onClick={() => setOpen(!open)}>
        <FormattedMessage {...(open ? messages.cancel : messages.correct)} />
      </Button>
      {open ? (
        <Form
          className={styles.correction}
          errors={errors}
          onSubmit={async ({ email: corrected = '' }) => {
            if ((await onCorrect(corrected)) !== false) setOpen(false)
          }}
        >
          <TextField
            name="email"
            type="email"
            autoFocus
            autoComplete="email"
            label={<FormattedMessage {...messages.email} />}
            defaultValue={email}
          />
          <SubmitRow>
            <FormattedMessage {...messages.send} />
          </SubmitRow>
        </Form>
      ) : null}
    </div>
  )
}
