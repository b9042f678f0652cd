import { useGet } from '@gallery/client'
import { urlOf } from '@gallery/contract'
import { Button, Inline, Link, Stack, Text, useDates } from '@gallery/ui'
import { MessageReader, MessageThread } from '@gallery/ui/admin'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { ScreenFailure } from '../frame/ScreenFailure.tsx'
import { useAdminPath } from '../frame/useAdminPath.ts'
import { usePanelOwner } from '../kept/OwnerContext.ts'
import { AnswerForm } from './AnswerForm.tsx'
import { MessageTools } from './MessageTools.tsx'
import { NoteForm } from './NoteForm.tsx'
import { OtherMessages } from './OtherMessages.tsx'
import { useAskedWorks } from './useAskedWorks.tsx'
import { useFindings } from './useFindings.tsx'
import { useMessageActions } from './useMessageActions.tsx'
import type { WritingAlert } from './useOthersWriting.ts'
import { useThreadParts } from './useThreadParts.tsx'
import { useWritingFocus } from './useWritingFocus.ts'
import { begunWriting, type Writing } from './writingDraft.ts'

interface OpenMessageProps {
  id: number
  /** The list without it. */
  closeHref: string
  /** The ways to those beside it in the list. */
  steps: ReactNode
  /** It is to be closed: it is unread again. */
  onClose: () => void
  /** It was deleted. */
  onGone: () => void
}

const quiet = { writers: [], moved: false }

/** A message that is open, with what it asks about and what followed it. Whoever opens it has read it. */
export function OpenMessage({ id, closeHref, steps, onClose, onGone }: OpenMessageProps) {
  const intl = useIntl()
  const owner = usePanelOwner()
  const dates = useDates()
  const path = useAdminPath()
  const { data, failure } = useGet(urlOf('/api/messages/:id', { id }))
  const thread = data?.data
  const found = useGet(urlOf('/api/messages/:id/findings', { id })).data?.data
  const asked = useAskedWorks(thread?.asked ?? [])
  const isAsked = (work: { id: number }) => thread?.asked.some((each) => each.id === work.id) ?? false
  const findings = useFindings(found && { ...found, works: found.works.filter((work) => !isAsked(work)) })
  const parts = useThreadParts(thread)
  const { mark, remove } = useMessageActions()
  const [writing, setWriting] = useState<Writing | null>(() => begunWriting(owner, id))
  const [alert, setAlert] = useState<WritingAlert>(quiet)
  const { form, openers } = useWritingFocus(writing)
  const marked = useRef(false)
  const isUnread = thread?.read_at === null

  useEffect(() => {
    if (!isUnread || marked.current) return
    marked.current = true
    void mark(id, true)
  }, [isUnread, id, mark])

  const back = (
    <Inline space="s3" justify="between">
      <Link href={closeHref}>
        <FormattedMessage id="admin.messages.back" />
      </Link>
      {steps}
    </Inline>
  )
  if (failure && !thread) {
    return (
      <Stack space="s4">
        {back}
        <ScreenFailure missing={failure.status === 404} />
      </Stack>
    )
  }
  if (!thread) return <FormattedMessage id="admin.loading" />
  const { name, email, subject, message, language, created_at, room, gone } = thread
  const day = dates.weekdayDay(dates.dayOf(created_at), 'long')
  const writers = alert.writers.length > 0 ? alert.writers : thread.writers.map(({ full_name }) => full_name)
  const stop = () => {
    setWriting(null)
    setAlert(quiet)
  }
  return (
    <Stack space="s4">
      {back}
      <MessageReader
        subject={subject}
        name={name}
        email={email}
        when={`${day}, ${dates.clock(created_at)}`}
        note={
          room ? (
            <FormattedMessage
              id="admin.messages.fromRoom"
              values={{
                language,
                room: (
                  <Link key="room" href={path(`collections/${room.link}-${room.id}`)}>
                    {room.title_es}
                  </Link>
                ),
              }}
            />
          ) : (
            <FormattedMessage id="admin.messages.from" values={{ language }} />
          )
        }
        tools={<MessageTools thread={thread} />}
        text={message}
        textLanguage={language}
        findings={[...asked, ...findings]}
        actions={
          writing === null ? (
            <>
              {email === '' ? null : (
                <>
                  <Button ref={openers.answer} size="s" onClick={() => setWriting('answer')}>
                    <FormattedMessage id="admin.messages.answer" />
                  </Button>
                  <Button ref={openers.note} variant="tertiary" size="s" onClick={() => setWriting('note')}>
                    <FormattedMessage id="admin.messages.note" />
                  </Button>
                </>
              )}
              <Button
                variant="tertiary"
                size="s"
                onClick={() => {
                  void mark(id, false)
                  onClose()
                }}
              >
                <FormattedMessage id="admin.messages.markUnread" />
              </Button>
              <Button
                variant="tertiary"
                size="s"
                onClick={() => void remove(thread).then((done) => done && onGone())}
              >
                <FormattedMessage id="admin.messages.delete" />
              </Button>
            </>
          ) : undefined
        }
      >
        {gone > 0 ? (
          <Text size="s" tone="ink2">
            <FormattedMessage id="admin.messages.gone" values={{ count: gone }} />
          </Text>
        ) : null}
        <MessageThread
          label={intl.formatMessage({ id: 'admin.messages.followed' })}
          parts={parts}
          alert={
            alert.moved ? (
              <FormattedMessage id="admin.messages.moved" />
            ) : writers.length > 0 ? (
              <FormattedMessage
                id="admin.messages.writing"
                values={{ names: intl.formatList(writers), count: writers.length }}
              />
            ) : undefined
          }
        />
        {writing === null ? null : (
          <div ref={form}>
            {writing === 'answer' ? (
              <AnswerForm thread={thread} onAlert={setAlert} onClose={stop} />
            ) : (
              <NoteForm id={id} onClose={stop} />
            )}
          </div>
        )}
      </MessageReader>
      <OtherMessages thread={thread} />
    </Stack>
  )
}
