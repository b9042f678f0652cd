import { useEffect, useRef } from 'react'
import { FormattedMessage } from 'react-intl'
import { Button } from '../../controls/Button/Button.tsx'
import { CodeField } from '../../forms/CodeField/CodeField.tsx'
import { Form } from '../../forms/Form/Form.tsx'
import { SubmitRow } from '../../forms/SubmitRow/SubmitRow.tsx'
import * as styles from './LoginForm.css.ts'
import type { LoginFormProps } from './LoginForm.tsx'
import { messages } from './messages.ts'
import { useAct } from './useAct.ts'

type CodeStepProps = Pick<
  LoginFormProps,
  | 'email'
  | 'errors'
  | 'message'
  | 'busy'
  | 'action'
  | 'changeHref'
  | 'onCode'
  | 'onResend'
  | 'onChangeAddress'
>

/** The second step: the digits that came by mail, and the ways back. */
export function CodeStep({
  email,
  errors,
  message,
  busy,
  action,
  changeHref,
  onCode,
  onResend,
  onChangeAddress,
}: CodeStepProps) {
  const code = useRef<HTMLInputElement>(null)
  // The button that brought the visitor here is gone: the focus goes to what comes next.
  useEffect(() => code.current?.focus(), [])
  return (
    <Form
      action={action}
      errors={errors}
      message={message}
      busy={busy}
      onSubmit={(values) => onCode(values.code ?? '')}
    >
      {/* For the server, which knows no other way whose code it is when no script asks. */}
      <input type="hidden" name="email" value={email} />
      <CodeField ref={code} />
      <SubmitRow busyLabel={<FormattedMessage {...messages.entering} />}>
        <FormattedMessage {...messages.enter} />
      </SubmitRow>
      <div className={styles.ways}>
        <ResendButton onPress={onResend} />
        <ChangeAddress href={changeHref} onChange={onChangeAddress} />
      </div>
    </Form>
  )
}

/** Another mail to the same address; without scripts it is the form that asks for it. */
function ResendButton({ onPress }: { onPress: () => unknown }) {
  const { busy, run } = useAct(onPress)
  return (
    <Button
      type="submit"
      name="resend"
      value="1"
      variant="tertiary"
      size="s"
      busy={busy}
      onClick={(event) => {
        event.preventDefault()
        void run()
      }}
    >
      <FormattedMessage {...messages.resend} />
    </Button>
  )
}

/** Back to the first step: a link where that is a page, else a button. */
function ChangeAddress({ href, onChange }: { href: string | undefined; onChange: () => void }) {
  const label = <FormattedMessage {...messages.change} />
  if (href === undefined) {
    return (
      <Button variant="tertiary" size="s" onClick={onChange}>
        {label}
      </Button>
    )
  }
  return (
    <Button variant="tertiary" size="s" href={href} onClick={onChange}>
      {label}
    </Button>
  )
}
