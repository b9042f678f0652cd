import { useEffect, useRef } from 'react'
import { FormattedMessage } from 'react-intl'
import { Button } from '../Button/Button.tsx'
import { CodeField } from '../CodeField/CodeField.tsx'
import { Form } from '../Form/Form.tsx'
import { SubmitRow } from '../SubmitRow/SubmitRow.tsx'
import * as styles from './LoginForm.css.ts'
import type { LoginFormProps } from './LoginForm.tsx'
import { messages } from './messages.ts'

type CodeStepProps = Pick<LoginFormProps, 'errors' | 'busy' | 'onCode' | 'onResend' | 'onChangeAddress'>

/** The second step: the digits that came by mail, and the ways back. */
export function CodeStep({ errors, busy, onCode, onResend, onChangeAddress }: CodeStepProps) {
  const code = useRef<HTMLInputElement>(null)
  // The button that brought the visitor here is gone: the focus goes to what comes next.
  useEffect(() => code.current?.focus(), [])
  return (
    <Form errors={errors} busy={busy} onSubmit={(values) => onCode(values.code ?? '')}>
      <CodeField ref={code} />
      <SubmitRow busyLabel={<FormattedMessage {...messages.entering} />}>
        <FormattedMessage {...messages.enter} />
      </SubmitRow>
      <div className={styles.ways}>
        <Button variant="tertiary" size="s" busy={busy} onClick={() => void onResend()}>
          <FormattedMessage {...messages.resend} />
        </Button>
        <Button variant="tertiary" size="s" onClick={onChangeAddress}>
          <FormattedMessage {...messages.change} />
        </Button>
      </div>
    </Form>
  )
}
