import { Failure, send, shownByForms, useSent } from '@gallery/client'
import { Form, Message, SubmitRow } from '@gallery/ui'
import { type ReactNode, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { PageHead } from '../head/PageHead.tsx'
import { useQuery } from '../routing/useQuery.ts'

/** `text` is the server's own sentence. */
type State = { is: 'asking' } | { is: 'done' | 'refused'; text: string | undefined }

interface MailedButtonProps {
  /** Of its texts: `….title`, `….text`, `….confirm`, `….confirming`, `….done`. */
  texts: 'confirmEmail' | 'endSession'
  /** What the button asks of the server. */
  asks: 'POST /auth/email/:token' | 'POST /auth/end/:token'
  /** The secret of the mail. */
  token: string
  /** Where one goes on after it. */
  onward: (isDone: boolean) => ReactNode
  onDone?: () => Promise<unknown>
}

/** The page behind a mailed link. Opening it changes nothing, since mail programs open every link; the button does. */
export function MailedButton({ texts, asks, token, onward, onDone }: MailedButtonProps) {
  const intl = useIntl()
  const sent = useSent()
  const query = useQuery()
  const [state, setState] = useState<State>(() => {
    if (query.has('done')) return { is: 'done', text: undefined }
    return sent?.status === 422 ? { is: 'refused', text: sent.message } : { is: 'asking' }
  })

  async function confirm(): Promise<void> {
    try {
      const { message } = await send(asks, { token }, undefined, shownByForms)
      setState({ is: 'done', text: message })
      await onDone?.()
    } catch (error) {
      if (!(error instanceof Failure)) throw error
      const [text] = Object.values(error.errors).flat()
      setState(error.status === 422 ? { is: 'refused', text } : { is: 'asking' })
    }
  }

  return (
    <>
      <PageHead title={intl.formatMessage({ id: `${texts}.title` })} />
      {state.is === 'done' ? (
        <Message tone="success" title={<FormattedMessage id={`${texts}.done`} />} actions={onward(true)}>
          {state.text}
        </Message>
      ) : state.is === 'refused' ? (
        <Message tone="error" title={<FormattedMessage id="enter.refused" />} actions={onward(false)}>
          {state.text}
        </Message>
      ) : (
        <Message
          title={<FormattedMessage id={`${texts}.title`} />}
          actions={
            <Form message={sent?.message} onSubmit={confirm}>
              <SubmitRow busyLabel={<FormattedMessage id={`${texts}.confirming`} />}>
                <FormattedMessage id={`${texts}.confirm`} />
              </SubmitRow>
            </Form>
          }
        >
          <FormattedMessage id={`${texts}.text`} />
        </Message>
      )}
    </>
  )
}
