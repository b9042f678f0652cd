import { Failure, useLanguage, useLoadedSite, useSent } from '@gallery/client'
import { Form, Message, SubmitRow } from '@gallery/ui'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useNavigate, useParams } from 'react-router-dom'
import { PageHead } from '../head/PageHead.tsx'
import { useSignIn } from './login.ts'
import { returnPath } from './returnPath.ts'
import { SignInButton } from './SignInButton.tsx'

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
  const sent = useSent()
  const [refused, setRefused] = useState(sent?.status === 422)

  async function enter(): Promise<void> {
    try {
      const { path, query } = await signIn({ token }, refusals)
      await navigate(returnPath(path, query, `/${language}`), { replace: true })
    } catch (error) {
      if (!(error instanceof Failure)) throw error
      setRefused([422, ...refusals].includes(error.status))
    }
  }

  return (
    <>
      <PageHead title={intl.formatMessage({ id: 'login.title' })} />
      {refused ? (
        <Message
          tone="error"
          title={<FormattedMessage id="enter.refused" />}
          actions={
            <SignInButton>
              <FormattedMessage id="enter.askAgain" />
            </SignInButton>
          }
        >
          <FormattedMessage id="enter.refusedText" />
        </Message>
      ) : (
        <Message
          title={<FormattedMessage id="enter.title" values={{ name: options.name }} />}
          actions={
            <Form message={sent?.message} onSubmit={enter}>
              <SubmitRow busyLabel={<FormattedMessage id="enter.entering" />}>
                <FormattedMessage id="enter.enter" />
              </SubmitRow>
            </Form>
          }
        >
          <FormattedMessage id="enter.text" />
        </Message>
      )}
    </>
  )
}
