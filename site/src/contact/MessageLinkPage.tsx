import { Failure, send, shownByForms, useLanguage, useSent } from '@gallery/client'
import { Button, Form, Message, SubmitRow } from '@gallery/ui'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useParams } from 'react-router-dom'
import { PageHead } from '../head/PageHead.tsx'
import { useQuery } from '../routing/useQuery.ts'

/** Where the link leads that is mailed to who wrote without scripts. Opening it sends nothing; the button does. */
export function MessageLinkPage() {
  const intl = useIntl()
  const language = useLanguage()
  const { token = '' } = useParams()
  const query = useQuery()
  const sent = useSent()
  const [state, setState] = useState<'asks' | 'done' | 'refused'>(
    query.has('done') ? 'done' : sent?.status === 422 ? 'refused' : 'asks'
  )

  async function confirm(): Promise<void> {
    try {
      await send('POST /contact/link/:token', { token }, undefined, shownByForms)
      setState('done')
    } catch (error) {
      if (!(error instanceof Failure)) throw error
      if (error.status === 422) setState('refused')
    }
  }

  if (state !== 'asks') {
    return (
      <>
        <PageHead title={intl.formatMessage({ id: 'messageLink.title' })} />
        <Message
          tone={state === 'done' ? 'success' : 'error'}
          title={<FormattedMessage id={state === 'done' ? 'messageLink.done' : 'enter.refused'} />}
          actions={
            <Button href={state === 'done' ? `/${language}` : `/${language}/contact`} variant="secondary">
              <FormattedMessage id={state === 'done' ? 'booking.home' : 'messageLink.again'} />
            </Button>
          }
        >
          <FormattedMessage id={state === 'done' ? 'messageLink.doneText' : 'messageLink.refusedText'} />
        </Message>
      </>
    )
  }
  return (
    <>
      <PageHead title={intl.formatMessage({ id: 'messageLink.title' })} />
      <Message
        title={<FormattedMessage id="messageLink.title" />}
        actions={
          <Form message={sent?.message} onSubmit={confirm}>
            <SubmitRow busyLabel={<FormattedMessage id="messageLink.sending" />}>
              <FormattedMessage id="messageLink.send" />
            </SubmitRow>
          </Form>
        }
      >
        <FormattedMessage id="messageLink.text" />
      </Message>
    </>
  )
}
