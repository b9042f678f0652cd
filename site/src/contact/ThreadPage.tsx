import { Failure, send, shownByForms, useLanguage, useReread, useSent } from '@gallery/client'
import type { OwnThread } from '@gallery/contract'
import { translated } from '@gallery/contract/plain'
import {
  Columns,
  Container,
  Divider,
  Form,
  Inline,
  PageTitle,
  Stack,
  SubmitRow,
  Text,
  TextArea,
  useDates,
} from '@gallery/ui'
import { Fragment, useEffect, useRef, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { useParams } from 'react-router-dom'
import { useDraft } from '../drafts/useDraft.ts'
import { useErrorsIn } from '../failures/useErrorsIn.ts'
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
  const dates = useDates()
  const language = useLanguage()
  const reread = useReread()
  const errorsIn = useErrorsIn()
  const { token = '' } = useParams()
  const query = useQuery()
  const answered = useSent()
  const [errors, setErrors] = useState<Failure['errors']>(answered?.errors ?? {})
  const [sent, setSent] = useState(query.has('sent'))
  const { draft, forget, ...keeping } = useDraft(`thread ${token}`)
  const { subject, message, created_at, entries } = thread
  const works = thread.works.map((work, place) => ({ ...work, place }))
  const parts = [{ kind: 'reply' as const, text: message, created_at }, ...entries].map((part, index) => ({
    ...part,
    id: index,
    paragraphs: part.text.split(/\n\s*\n/).map((text, place) => ({ id: place, text })),
  }))

  async function reply({ message: text = '', website = '' }: Record<string, string>) {
    try {
      await send('POST /contact/thread/:token', { token }, { message: text, website }, shownByForms)
      forget()
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
      <PageTitle
        title={subject}
        aside={
          works.length === 0
            ? undefined
            : works.map((work) => {
                const title = translated(work, 'title', language)
                return (
                  <Text key={work.place} size="s" tone="ink2">
                    {work.artist ? `${work.artist}, ` : null}
                    <em lang={title.lang}>{title.text}</em>
                  </Text>
                )
              })
        }
      />
      <Container>
        <Columns split="8/4">
          <Stack space="s5">
            {parts.map(({ id, kind, paragraphs, created_at: at }) => (
              <Stack key={id} space="s3">
                <Divider />
                <Inline as="header" space="s3" align="baseline">
                  <Text as="span" weight="bold">
                    <FormattedMessage id={kind === 'answer' ? 'thread.gallery' : 'thread.you'} />
                  </Text>
                  <Text as="span" size="s" tone="ink2">
                    {dates.weekdayDay(dates.dayOf(at))}, {dates.clock(at)}
                  </Text>
                </Inline>
                <Stack space="s3" lang={thread.language}>
                  {paragraphs.map(({ id: place, text }) => (
                    <Text key={place} measure>
                      <Lines text={text} />
                    </Text>
                  ))}
                </Stack>
              </Stack>
            ))}
            <Divider />
            {sent ? (
              <Sent focused={!query.has('sent')} />
            ) : (
              <Form {...keeping} errors={errors} message={answered?.message} onSubmit={reply}>
                <Stack space="s4">
                  <TextArea
                    name="message"
                    label={<FormattedMessage id="thread.reply" />}
                    rows={7}
                    defaultValue={answered?.values.message ?? draft.message}
                    maxLength={10_000}
                  />
                  <SubmitRow busyLabel={<FormattedMessage id="messageLink.sending" />}>
                    <FormattedMessage id="thread.send" />
                  </SubmitRow>
                </Stack>
              </Form>
            )}
          </Stack>
        </Columns>
      </Container>
    </>
  )
}

/** What stands in the form's place; just sent, it takes the focus of its button. */
function Sent({ focused }: { focused: boolean }) {
  const sentence = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (focused) sentence.current?.focus()
  }, [focused])
  return (
    <Text ref={sentence} tabIndex={-1} weight="bold">
      <FormattedMessage id="thread.sent" />
    </Text>
  )
}

/** A paragraph, its lines as they were typed. */
function Lines({ text }: { text: string }) {
  return text.split('\n').map((line, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a line is known by its place alone
    <Fragment key={place}>
      {place > 0 ? <br /> : null}
      {line}
    </Fragment>
  ))
}
