import { userUrl } from '@gallery/contract'
import { LoginForm, useToast } from '@gallery/ui'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { errorsIn } from '../data/errorsIn.ts'
import type { Failure } from '../data/failure.ts'
import { useLanguage } from '../language/LanguageContext.ts'
import { requestLogin, useSignIn } from './login.ts'
import { useReturnOnFocus } from './useReturnOnFocus.ts'

interface LoginStepsProps {
  onSignedIn: () => void
  onCancel?: () => void
}

/** The two steps of signing in, joined to the server: an address, then the code or the link of the mail. */
export function LoginSteps({ onSignedIn, onCancel }: LoginStepsProps) {
  const language = useLanguage()
  const { pathname, search } = useLocation()
  const { show } = useToast()
  const signIn = useSignIn()
  const [email, setEmail] = useState('')
  const [step, setStep] = useState<'email' | 'code'>('email')
  const [errors, setErrors] = useState<Failure['errors']>()
  useReturnOnFocus(userUrl(), step === 'code')

  async function ask(address: string): Promise<void> {
    try {
      const text = await requestLogin(language, { email: address, path: pathname, query: search })
      setEmail(address)
      setErrors(undefined)
      setStep('code')
      show({ text })
    } catch (error) {
      setErrors(errorsIn(error))
    }
  }

  async function enter(code: string): Promise<void> {
    try {
      await signIn({ email, code })
      onSignedIn()
    } catch (error) {
      setErrors(errorsIn(error))
    }
  }

  return (
    <LoginForm
      step={step}
      email={email}
      {...(errors ? { errors } : {})}
      onEmail={ask}
      onCode={enter}
      onResend={() => ask(email)}
      onChangeAddress={() => {
        setErrors(undefined)
        setStep('email')
      }}
      {...(onCancel ? { onCancel } : {})}
    />
  )
}
