import { Failure, useLanguage, useLoadedSite, useSent, useUser } from '@gallery/client'
import { Button, Form, Message, Stack, SubmitRow } from '@gallery/ui'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useNavigate, useParams } from 'react-router-dom'
import { PageHead } from '../head/PageHead.tsx'
import { useSignIn } from './login.ts'
import { OwnLinks } from './OwnLinks.tsx'
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
  const user = useUser()
  // Whoever comes in by this very button is led on.
  const [wasIn] = useState(Boolean(user && user.awaits !== 'proof'))
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
      {user && wasIn ? (
        <Message
          title={
            refused ? (
              <FormattedMessage id="enter.refused" />
            ) : (
              <FormattedMessage id="login.signedIn" values={{ name: user.first_name || user.display }} />
            )
          }
          // Another's link, or one that was not used yet.
          actions={
            refused ? undefined : (
              <Form message={sent?.message} onSubmit={enter}>
                <Button type="submit" variant="secondary">
                  <FormattedMessage id="enter.withThis" />
                </Button>
              </Form>
            )
          }
        >
          <Stack space="s4">
            <FormattedMessage id="enter.isIn" />
            <OwnLinks user={user} />
          </Stack>
        </Message>
      ) : refused ? (
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
