import type { Failure } from '@gallery/client'
import { useLanguage, useSent, useUser } from '@gallery/client'
import { LoginForm, useToast } from '@gallery/ui'
import { useCallback, useEffect, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { useLocation } from 'react-router-dom'
import { useErrorsIn } from '../failures/useErrorsIn.ts'
import { ProofForm } from './factors/ProofForm.tsx'
import { usePasskeySignIn } from './factors/usePasskeySignIn.ts'
import { useLogin } from './LoginContext.ts'
import { requestLogin, useSignIn } from './login.ts'
import { useReturnOnFocus } from './useReturnOnFocus.ts'
import { useWelcome } from './useWelcome.ts'

interface LoginStepsProps {
  /**
   * Where they stand as a page, which answers its own forms without scripts; over another page by default.
   */
  page?: {
    href: string
    /** The step to begin with. */
    step: 'email' | 'code'
    /** The path to return to. */
    from: string
  }
  onSignedIn: () => void
  onCancel?: () => void
}

/**
 * The steps of signing in, joined to the server: an address, then the code or the link of the mail; of whoever has more
 * than the mailbox, also a proof by that. A passkey needs neither.
 */
export function LoginSteps({ page, onSignedIn, onCancel }: LoginStepsProps) {
  const language = useLanguage()
  const { pathname, search } = useLocation()
  const { show } = useToast()
  const signIn = useSignIn()
  const errorsIn = useErrorsIn()
  const answered = useSent()
  const sent = page ? answered : undefined
  const [email, setEmail] = useState(sent?.values.email ?? '')
  const [step, setStep] = useState(page?.step ?? 'email')
  const [errors, setErrors] = useState<Failure['errors'] | undefined>(sent?.errors)
  const [failed, setFailed] = useState(false)
  const from = page ? { path: page.from, query: '' } : { path: pathname, query: search }
  const user = useUser()
  const { lookAgain } = useLogin()
  const welcome = useWelcome()
  const lookBack = useCallback(async () => welcome(await lookAgain(), user), [welcome, lookAgain, user])
  useReturnOnFocus(lookBack, step === 'code')
  const isAsked = user?.awaits === 'proof'
  const passkey = usePasskeySignIn(onSignedIn)
  const { offer } = passkey
  useEffect(() => (step === 'email' && !isAsked ? offer() : undefined), [offer, step, isAsked])

  /** What no field can be blamed for is said in the dialog; why, by the call's own toast. */
  function refuse(error: unknown): void {
    const fields = errorsIn(error)
    setErrors(fields)
    setFailed(Object.keys(fields).length === 0)
  }

  async function ask(address: string): Promise<void> {
    setFailed(false)
    try {
      const text = await requestLogin(language, { email: address, ...from })
      setEmail(address)
      setErrors(undefined)
      setStep('code')
      show({ text })
    } catch (error) {
      refuse(error)
    }
  }

  async function enter(code: string): Promise<void> {
    setFailed(false)
    try {
      const { data } = await signIn({ email, code })
      if (data.awaits !== 'proof') onSignedIn()
    } catch (error) {
      refuse(error)
    }
  }

  if (isAsked) {
    return <ProofForm intro={<FormattedMessage id="factors.proof.text" />} onProven={onSignedIn} />
  }
  return (
    <LoginForm
      step={step}
      email={email}
      {...(errors ? { errors } : {})}
      message={
        failed ? <FormattedMessage id="login.failed" /> : sent?.errors === errors ? sent?.message : undefined
      }
      {...(page ? { action: actionOf(page, step), changeHref: actionOf(page, 'email') } : {})}
      onEmail={ask}
      onCode={enter}
      onResend={() => ask(email)}
      onChangeAddress={() => {
        setErrors(undefined)
        setFailed(false)
        setStep('email')
      }}
      {...(passkey.isPossible ? { onPasskey: passkey.signIn } : {})}
      {...(onCancel ? { onCancel } : {})}
    />
  )
}

/** The address that answers a step: it says which one and where to return to, as the server keeps nothing in between. */
function actionOf({ href, from }: NonNullable<LoginStepsProps['page']>, step: 'email' | 'code'): string {
  const first = `${href}?${new URLSearchParams({ path: from })}`
  return step === 'code' ? `${first}&step=code` : first
}
