import { useGet } from '@gallery/client'
import { urlOf } from '@gallery/contract'
import { Button, Link, Stack, useDates } from '@gallery/ui'
import { MessageReader } from '@gallery/ui/admin'
import { useEffect, useRef } from 'react'
import { FormattedMessage } from 'react-intl'
import { ScreenFailure } from '../frame/ScreenFailure.tsx'
import { useFindings } from './useFindings.tsx'
import { useMessageActions } from './useMessageActions.tsx'

interface OpenMessageProps {
  id: number
  /** The list without it. */
  closeHref: string
  /** It is to be closed: it went, or is to be unread again. */
  onGone: () => void
}

/** A message that is open. Whoever opens it has read it. */
export function OpenMessage({ id, closeHref, onGone }: OpenMessageProps) {
  const dates = useDates()
  const { data, failure } = useGet(urlOf('/api/messages/:id', { id }))
  const found = useGet(urlOf('/api/messages/:id/findings', { id })).data?.data
  const findings = useFindings(found)
  const { mark, remove } = useMessageActions()
  const marked = useRef(false)
  const isUnread = data?.data.read_at === null

  useEffect(() => {
    if (!isUnread || marked.current) return
    marked.current = true
    void mark(id, true)
  }, [isUnread, id, mark])

  const back = (
    <Link href={closeHref}>
      <FormattedMessage id="admin.messages.back" />
    </Link>
  )
  if (failure) {
    return (
      <Stack space="s4">
        {back}
        <ScreenFailure missing={failure.status === 404} />
      </Stack>
    )
  }
  if (!data) return <FormattedMessage id="admin.loading" />
  const { name, email, subject, message, language, created_at } = data.data
  const day = dates.weekdayDay(dates.dayOf(created_at), 'long')
  return (
    <Stack space="s4">
      {back}
      <MessageReader
        subject={subject}
        name={name}
        email={email}
        when={`${day}, ${dates.clock(created_at)}`}
        note={<FormattedMessage id="admin.messages.from" values={{ language }} />}
        text={message}
        textLanguage={language}
        findings={findings}
        actions={
          <>
            <Button size="s" href={`mailto:${email}?subject=${encodeURIComponent(`Re: ${subject}`)}`}>
              <FormattedMessage id="admin.messages.answer" />
            </Button>
            <Button
              variant="tertiary"
              size="s"
              onClick={() => {
                void mark(id, false)
                onGone()
              }}
            >
              <FormattedMessage id="admin.messages.markUnread" />
            </Button>
            <Button
              variant="tertiary"
              size="s"
              onClick={() => void remove(data.data).then((done) => done && onGone())}
            >
              <FormattedMessage id="admin.messages.delete" />
            </Button>
          </>
        }
      />
    </Stack>
  )
}
