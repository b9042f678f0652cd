import { Button, Message } from '@gallery/ui'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useNavigate, useParams } from 'react-router-dom'
import { Failure } from '../data/failure.ts'
import { useHydrated } from '../data/useHydrated.ts'
import { useLoadedSite } from '../data/useSite.ts'
import { useLanguage } from '../language/LanguageContext.ts'
import { PageHead } from '../layout/PageHead.tsx'
import { useLogin } from './LoginContext.ts'
import { useSignIn } from './login.ts'
import { returnPath } from './returnPath.ts'

/** What the server answers to a token that is spent, old or made up. */
const refusals: readonly number[] = [400, 401, 403, 404, 409]

/** Where the mailed link leads. Opening it does nothing: mail programs open every link; the button signs in. */
export function EnterPage() {
  const intl = useIntl()
  const language = useLanguage()
  const { options } = useLoadedSite()
  const { token = '' } = useParams()
  const navigate = useNavigate()
  const signIn = useSignIn()
  const login = useLogin()
  const hydrated = useHydrated()
  const [state, setState] = useState<'asks' | 'enters' | 'refused'>('asks')

  async function enter(): Promise<void> {
    setState('enters')
    try {
      const { path, query } = await signIn({ token }, refusals)
      await navigate(returnPath(path, query, `/${language}`), { replace: true })
    } catch (error) {
      if (!(error instanceof Failure)) throw error
      setState([422, ...refusals].includes(error.status) ? 'refused' : 'asks')
    }
  }

  return (
    <>
      <PageHead title={intl.formatMessage({ id: 'login.title' })} />
      {state === 'refused' ? (
        <Message
          tone="error"
          title={<FormattedMessage id="enter.refused" />}
          actions={
            <Button onClick={() => login.open()}>
              <FormattedMessage id="enter.askAgain" />
            </Button>
          }
        >
          <FormattedMessage id="enter.refusedText" />
        </Message>
      ) : (
        <Message
          title={<FormattedMessage id="enter.title" values={{ name: options.name }} />}
          actions={
            <Button
              // Pressed before the scripts are there it would do nothing and not say so.
              disabled={!hydrated}
              busy={state === 'enters'}
              busyLabel={<FormattedMessage id="enter.entering" />}
              onClick={() => void enter()}
            >
              <FormattedMessage id="enter.enter" />
            </Button>
          }
        >
          <FormattedMessage id="enter.text" />
        </Message>
      )}
    </>
  )
}
