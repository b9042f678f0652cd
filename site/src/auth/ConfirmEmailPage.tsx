import { accountUrl, type Done, userUrl } from '@gallery/contract'
import { Button, Message } from '@gallery/ui'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useParams } from 'react-router-dom'
import { useSWRConfig } from 'swr'
import { Failure } from '../data/failure.ts'
import { send } from '../data/send.ts'
import { useHydrated } from '../data/useHydrated.ts'
import { useLanguage } from '../language/LanguageContext.ts'
import { PageHead } from '../layout/PageHead.tsx'

/** `text` is the server's own sentence. */
type State = { is: 'asking' | 'busy' } | { is: 'done' | 'refused'; text: string | undefined }

/** Where the link leads that was mailed to a new address. Opening it changes nothing; the button does. */
export function ConfirmEmailPage() {
  const intl = useIntl()
  const { token = '' } = useParams()
  const { mutate } = useSWRConfig()
  const hydrated = useHydrated()
  const toOwnData = `/${useLanguage()}/user`
  const [state, setState] = useState<State>({ is: 'asking' })

  async function confirm(): Promise<void> {
    setState({ is: 'busy' })
    try {
      const { message } = await send<Done>('POST', `/auth/email/${token}`)
      setState({ is: 'done', text: message })
      await Promise.all([mutate(userUrl()), mutate(accountUrl(), undefined)])
    } catch (error) {
      if (!(error instanceof Failure)) throw error
      const [text] = Object.values(error.errors).flat()
      setState(error.status === 422 ? { is: 'refused', text } : { is: 'asking' })
    }
  }

  const ownData = (
    <Button href={toOwnData} variant={state.is === 'done' ? 'primary' : 'secondary'}>
      <FormattedMessage id="nav.user" />
    </Button>
  )
  return (
    <>
      <PageHead title={intl.formatMessage({ id: 'confirmEmail.title' })} />
      {state.is === 'done' ? (
        <Message tone="success" title={<FormattedMessage id="confirmEmail.done" />} actions={ownData}>
          {state.text}
        </Message>
      ) : state.is === 'refused' ? (
        <Message tone="error" title={<FormattedMessage id="enter.refused" />} actions={ownData}>
          {state.text}
        </Message>
      ) : (
        <Message
          title={<FormattedMessage id="confirmEmail.title" />}
          actions={
            <Button
              // Pressed before the scripts are there it would do nothing and not say so.
              disabled={!hydrated}
              busy={state.is === 'busy'}
              busyLabel={<FormattedMessage id="confirmEmail.confirming" />}
              onClick={() => void confirm()}
            >
              <FormattedMessage id="confirmEmail.confirm" />
            </Button>
          }
        >
          <FormattedMessage id="confirmEmail.text" />
        </Message>
      )}
    </>
  )
}
