import type { ComponentPropsWithRef } from 'react'
import { FormattedMessage } from 'react-intl'
import type { FormErrors } from '../Form/formErrors.ts'
import { joinClasses } from '../private/joinClasses.ts'
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
  /**
   * While an answer is awaited; a promise given back by a callback does the same by itself.
   * @default false
   */
  busy?: boolean
  /** Asks for the mail. */
  onEmail: (email: string) => unknown
  /** Signs in with the code. */
  onCode: (code: string) => unknown
  /** Asks for another mail to the same address. */
  onResend: () => unknown
  /** Back to the first step. */
  onChangeAddress: () => void
  /** Adds "Cancelar" to the first step. */
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
  busy = false,
  onEmail,
  onCode,
  onResend,
  onChangeAddress,
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
          <AddressStep email={email} errors={errors} busy={busy} onEmail={onEmail} onCancel={onCancel} />
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
            errors={errors}
            busy={busy}
            onCode={onCode}
            onResend={onResend}
            onChangeAddress={onChangeAddress}
          />
        </>
      )}
    </div>
  )
}
