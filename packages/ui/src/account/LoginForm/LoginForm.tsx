import type { ComponentPropsWithRef, ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import type { FormErrors } from '../../forms/Form/formErrors.ts'
import { joinClasses } from '../../private/joinClasses.ts'
import { AddressStep } from './AddressStep.tsx'
import { CodeStep } from './CodeStep.tsx'
import * as styles from './LoginForm.css.ts'
import { messages } from './messages.ts'

export interface LoginFormProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** `email` asks where to send the mail; `code` waits for the six digits that came with it. */
  step: 'email' | 'code'
  /** The visitor's address: filled in at the first step, named at the second. */
  email?: string
  /** The server's answer, under `email` or `code`. */
  errors?: FormErrors
  /** What that answer says about neither. */
  message?: ReactNode
  /**
   * While an answer is awaited; a promise given back by a callback does the same by itself.
   * @default false
   */
  busy?: boolean
  /**
   * Where the browser sends the fields `email`, `code` and `resend` (to be mailed again) without scripts, and before they
   * are there.
   */
  action?: string
  /** The address of the first step: the way back to it is then a link. */
  changeHref?: string
  /** Asks for the mail. */
  onEmail: (email: string) => unknown
  /** Signs in with the code. */
  onCode: (code: string) => unknown
  /** Asks for another mail to the same address. */
  onResend: () => unknown
  /** Back to the first step. */
  onChangeAddress: () => void
  /** Adds a button to the first step that signs in with a passkey, and lets the browser offer them in its field. */
  onPasskey?: () => unknown
  /** Adds "Cancel" to the first step. */
  onCancel?: () => void
}

/**
 * Sign-in without a password, in two steps: an address, then the link or the six digits mailed to it. Renders
 * `<div>`; stands in a `Dialog` or on a page of its own.
 *
 * Use it wherever somebody has to say who they are. Use `Form` instead for any other form.
 */
export function LoginForm({
  step,
  email = '',
  errors,
  message,
  busy = false,
  action,
  changeHref,
  onEmail,
  onCode,
  onResend,
  onChangeAddress,
  onPasskey,
  onCancel,
  className,
  ...props
}: LoginFormProps) {
  return (
    <div {...props} data-step={step} className={joinClasses(styles.login, className)}>
      {step === 'email' ? (
        <>
          <p className={styles.intro}>
            <FormattedMessage {...messages.intro} />
          </p>
          <AddressStep
            email={email}
            errors={errors}
            message={message}
            busy={busy}
            action={action}
            onEmail={onEmail}
            onPasskey={onPasskey}
            onCancel={onCancel}
          />
        </>
      ) : (
        <>
          <p className={styles.intro} role="status">
            <FormattedMessage
              {...messages.sent}
              values={{ email: <b className={styles.email}>{email}</b> }}
            />
          </p>
          <CodeStep
            email={email}
            errors={errors}
            message={message}
            busy={busy}
            action={action}
            changeHref={changeHref}
            onCode={onCode}
            onResend={onResend}
            onChangeAddress={onChangeAddress}
          />
        </>
      )}
    </div>
  )
}
