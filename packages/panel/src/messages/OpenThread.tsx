import type { MessageFindings, Thread } from '@gallery/contract'
import { Button, Link, Text, useDates } from '@gallery/ui'
import { MessageReader, MessageThread } from '@gallery/ui/admin'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useAdminPath } from '../frame/useAdminPath.ts'
import { usePanelOwner } from '../kept/OwnerContext.ts'
import { AnswerForm } from './AnswerForm.tsx'
import { MessageTools } from './MessageTools.tsx'
import { NoteForm } from './NoteForm.tsx'
import { useAskedWorks } from './useAskedWorks.tsx'
import { useFindings } from './useFindings.tsx'
import { useMessageActions } from './useMessageActions.tsx'
import { useOthersWriting } from './useOthersWriting.ts'
import { useThreadParts } from './useThreadParts.tsx'
import { useWritingFocus } from './useWritingFocus.ts'
import { begunWriting, type Writing } from './writingDraft.ts'

interface OpenThreadProps {
  thread: Thread
  /** What it speaks of; undefined until that is known. */
  found: MessageFindings | undefined
  /** It is to be closed: it is unread again. */
  onClose: () => void
  /** It was deleted. */
  onGone: () => void
}

/** A message with what it asks about, what followed it, and what is written under it. */
export function OpenThread({ thread, found, onClose, onGone }: OpenThreadProps) {
  const intl = useIntl()
  const owner = usePanelOwner()
  const dates = useDates()
  const path = useAdminPath()
  const { id, name, email, subject, message, language, created_at, room, gone } = thread
  const isAsked = (work: { id: number }) => thread.asked.some((each) => each.id === work.id)
  const asked = useAskedWorks(thread.asked)
  const findings = useFindings(found && { ...found, works: found.works.filter((work) => !isAsked(work)) })
  const parts = useThreadParts(thread)
  const { mark, remove } = useMessageActions()
  const [writing, setWriting] = useState<Writing | null>(() => begunWriting(owner, id))
  const others = useOthersWriting(thread, writing === 'answer')
  const { form, openers } = useWritingFocus(writing)
  const day = dates.weekdayDay(dates.dayOf(created_at), 'long')
  const stop = () => setWriting(null)

  return (
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
                <Button
                  ref={openers.answer}
                  size="s"
                  onClick={() => {
                    others.begin()
                    setWriting('answer')
                  }}
                >
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
          others.moved ? (
            <FormattedMessage id="admin.messages.moved" />
          ) : others.writers.length > 0 ? (
            <FormattedMessage
              id="admin.messages.writing"
              values={{ names: intl.formatList(others.writers), count: others.writers.length }}
            />
          ) : undefined
        }
      />
      {writing === null ? null : (
        <div ref={form}>
          {writing === 'answer' ? (
            <AnswerForm thread={thread} others={others} onClose={stop} />
          ) : (
            <NoteForm id={id} onClose={stop} />
          )}
        </div>
      )}
    </MessageReader>
  )
}
