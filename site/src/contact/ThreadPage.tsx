import { errorsIn, Failure, send, useLanguage, useReread, useSent } from '@gallery/client'
import type { OwnThread } from '@gallery/contract'
import { translated } from '@gallery/contract/plain'
import { Container, Divider, Form, PageTitle, Stack, SubmitRow, Text, TextArea, useDates } from '@gallery/ui'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useParams } from 'react-router-dom'
import { PageHead } from '../head/PageHead.tsx'
import { DetailPage } from '../layout/DetailPage.tsx'
import { useQuery } from '../routing/useQuery.ts'
import { threadKey } from './threadKey.ts'

/** Where "Responder" of an answer leads: what was asked and answered, and a form to write on. Opening it changes nothing. */
export function ThreadPage() {
  return (
    <DetailPage read={threadKey(useParams().token)}>{({ data }) => <OneThread thread={data} />}</DetailPage>
  )
}

function OneThread({ thread }: { thread: OwnThread }) {
  const intl = useIntl()
  const dates = useDates()
  const language = useLanguage()
  const reread = useReread()
  const { token = '' } = useParams()
  const query = useQuery()
  const answered = useSent()
  const [errors, setErrors] = useState<Failure['errors']>(answered?.errors ?? {})
  const [sent, setSent] = useState(query.has('sent'))
  const { subject, message, created_at, works, entries } = thread
  const parts = [{ kind: 'reply' as const, text: message, created_at }, ...entries].map((part, index) => ({
    ...part,
    id: index,
    lines: part.text.split('\n').map((line, place) => ({ id: place, line })),
  }))
  const names = works.map((work) =>
    [work.artist, translated(work, 'title', language).text].filter(Boolean).join(', ')
  )

  async function reply({ message: text = '', website = '' }: Record<string, string>) {
    try {
      await send('POST /contact/thread/:token', { token }, { message: text, website })
      setErrors({})
      setSent(true)
      await reread('/contact/thread')
    } catch (error) {
      if (!(error instanceof Failure)) throw error
      setErrors(errorsIn(error))
    }
  }

  return (
    <>
      <PageHead title={subject} />
      <PageTitle title={subject} />
      <Container>
        <Stack space="s5">
          {names.length > 0 ? <Text tone="ink2">{intl.formatList(names, { type: 'unit' })}</Text> : null}
          {parts.map(({ id, kind, lines, created_at: at }) => (
            <Stack key={id} space="s2">
              <Divider />
              <Text size="s">
                <b>
                  <FormattedMessage id={kind === 'answer' ? 'thread.gallery' : 'thread.you'} />
                </b>{' '}
                {dates.weekdayDay(dates.dayOf(at))}, {dates.clock(at)}
              </Text>
              <div lang={thread.language}>
                {lines.map(({ id: place, line }) => (
                  <Text key={place} measure>
                    {line}
                  </Text>
                ))}
              </div>
            </Stack>
          ))}
          <Divider />
          {sent ? (
            <Text role="status">
              <b>
                <FormattedMessage id="thread.sent" />
              </b>
            </Text>
          ) : (
            <Form errors={errors} message={answered?.message} onSubmit={reply}>
              <Stack space="s4">
                <TextArea
                  name="message"
                  label={<FormattedMessage id="thread.reply" />}
                  rows={7}
                  maxLength={10_000}
                />
                <SubmitRow busyLabel={<FormattedMessage id="messageLink.sending" />}>
                  <FormattedMessage id="thread.send" />
                </SubmitRow>
              </Stack>
            </Form>
          )}
        </Stack>
      </Container>
    </>
  )
}
