import { errorsIn, Failure, useGet, useLanguage } from '@gallery/client'
import { AnswerPaper, answerPapers, type Thread, urlOf } from '@gallery/contract'
import { translated } from '@gallery/contract/plain'
import {
  Button,
  Checkbox,
  FieldGrid,
  Form,
  Inline,
  Menu,
  Select,
  Stack,
  SubmitRow,
  Text,
  TextArea,
  useToast,
} from '@gallery/ui'
import { useCallback, useEffect, useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useRefresh } from '../frame/useRefresh.ts'
import { usePanelOwner } from '../kept/OwnerContext.ts'
import { fillAnswer } from './fillAnswer.ts'
import { answerMessage, threadIn } from './messageWrites.ts'
import { useOpenRooms } from './useOpenRooms.ts'
import { useWriting } from './useWriting.ts'
import { keepWriting, readWriting } from './writingDraft.ts'

interface AnswerFormProps {
  thread: Thread
  /** Told who else is writing, or that somebody was faster. Keep the function. */
  onAlert: (alert: { writers: string[]; moved: boolean }) => void
  onClose: () => void
}

/**
 * An answer by mail: its text, from one that is kept or written here, and what goes with it. Who is too late keeps what they
 * typed, sees above what was written meanwhile, and may send theirs too.
 */
export function AnswerForm({ thread, onAlert, onClose }: AnswerFormProps) {
  const intl = useIntl()
  const owner = usePanelOwner()
  const language = useLanguage()
  const toast = useToast()
  const refresh = useRefresh()
  const { id, asked, entries } = thread
  // What whoever writes has seen: once they have been told that somebody was faster, what is drawn above.
  const [seen, setSeen] = useState(entries.length)
  const [moved, setMoved] = useState(false)
  const [text, setText] = useState(() => readWriting(owner, 'answer', id))
  const [paper, setPaper] = useState('')
  const [errors, setErrors] = useState<Failure['errors']>({})
  const ending = useRef<'answered' | 'closed'>('answered')
  const field = useRef<HTMLTextAreaElement>(null)
  const saved = useGet(urlOf('/api/savedAnswers'), { keep: true }).data?.data ?? []
  const rooms = useOpenRooms(thread)
  const say = (name: string, values = {}) => intl.formatMessage({ id: `admin.messages.${name}` }, values)

  const onMoved = useCallback(() => {
    setMoved(true)
    void refresh('POST /api/messages/:id/entries')
  }, [refresh])
  const writers = useWriting(id, seen, onMoved)
  const names = writers.map(({ full_name }) => full_name).join('\n')
  useEffect(() => {
    if (moved) setSeen(entries.length)
  }, [moved, entries.length])
  useEffect(() => {
    onAlert({ writers: names === '' ? [] : names.split('\n'), moved })
  }, [onAlert, names, moved])

  function type(next: string) {
    setText(next)
    keepWriting(owner, 'answer', id, next)
  }

  function take(answer: (typeof saved)[number]) {
    const kept =
      thread.language === 'en' ? answer.text_en || answer.text_es : answer.text_es || answer.text_en
    const works = intl.formatList(asked.map((work) => translated(work, 'title', thread.language).text))
    const filled = fillAnswer(kept, { name: thread.name, works: works || thread.subject })
    type(text.trim() === '' ? filled : `${text.trimEnd()}\n\n${filled}`)
    field.current?.focus()
  }

  async function answer({ works = '', room = '' }: Record<string, string>) {
    const state = ending.current
    try {
      await answerMessage(id, {
        text,
        seen,
        anyway: false,
        paper: AnswerPaper.safeParse(paper).data ?? null,
        works: paper === '' ? [] : works.split(',').filter(Boolean).map(Number),
        room: Number(room) || null,
        state,
      })
      keepWriting(owner, 'answer', id, '')
      toast.show({ text: say(state === 'closed' ? 'answeredAndClosed' : 'answered') })
      await refresh()
      onClose()
    } catch (error) {
      if (!(error instanceof Failure)) throw error
      const now = threadIn(error)
      if (now) {
        setSeen(now.entries.length)
        setMoved(true)
        await refresh('POST /api/messages/:id/entries')
      } else setErrors(errorsIn(error))
    }
  }

  return (
    <Form
      errors={errors}
      // Only the press that closes it closes it: one that was held back does not make the next one close it.
      onClickCapture={() => {
        ending.current = 'answered'
      }}
      onSubmit={answer}
    >
      <Stack space="s3">
        <Inline space="s3" justify="between">
          <Text size="s" tone="ink2">
            {say('to', { email: thread.email, language: thread.language })}
          </Text>
          {saved.length > 0 ? (
            <Menu
              label={say('savedAnswers')}
              items={saved.map((each) => ({
                kind: 'action' as const,
                label: each.name,
                onSelect: () => take(each),
              }))}
            />
          ) : null}
        </Inline>
        <TextArea
          ref={field}
          name="text"
          label={<FormattedMessage id="admin.messages.text" />}
          rows={9}
          lang={thread.language}
          maxLength={10_000}
          value={text}
          onChange={({ currentTarget }) => type(currentTarget.value)}
        />
        <FieldGrid>
          {asked.length > 0 ? (
            <Select
              name="paper"
              label={<FormattedMessage id="admin.messages.paper" />}
              optional
              emptyLabel={say('paper.none')}
              options={answerPapers.map((value) => ({ value, label: say(`paper.${value}`) }))}
              value={paper}
              onChange={({ currentTarget }) => setPaper(currentTarget.value)}
            />
          ) : null}
          {rooms.length > 0 ? (
            <Select
              name="room"
              label={<FormattedMessage id="admin.messages.room" />}
              optional
              emptyLabel={say('noRoom')}
              options={rooms}
            />
          ) : null}
        </FieldGrid>
        {paper === '' ? null : (
          <Stack space="s2">
            <Inline space="s4">
              {asked.map((work) => (
                <Checkbox
                  key={work.id}
                  name="works"
                  value={String(work.id)}
                  defaultChecked
                  optional
                  label={translated(work, 'title', language).text}
                />
              ))}
            </Inline>
            <Text size="s" tone="ink2">
              {say(paper === 'sheets' ? 'paperMeans' : 'paperMeansPrices')}
            </Text>
          </Stack>
        )}
        <Inline space="s3">
          <SubmitRow onCancel={onClose} busyLabel={<FormattedMessage id="admin.messages.sending" />}>
            <FormattedMessage id={moved ? 'admin.messages.sendAnyway' : 'admin.messages.send'} />
          </SubmitRow>
          <Button
            variant="tertiary"
            size="s"
            type="submit"
            onClick={() => {
              ending.current = 'closed'
            }}
          >
            <FormattedMessage id="admin.messages.sendAndClose" />
          </Button>
        </Inline>
      </Stack>
    </Form>
  )
}
