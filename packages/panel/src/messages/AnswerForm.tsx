import { errorsIn, type Failure } from '@gallery/client'
import type { Thread } from '@gallery/contract'
import { Button, Form, Inline, Stack, SubmitRow, Text, TextArea, useToast } from '@gallery/ui'
import { useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useRefresh } from '../frame/useRefresh.ts'
import { usePanelOwner } from '../kept/OwnerContext.ts'
import { EnclosureFields } from './EnclosureFields.tsx'
import { enclosuresIn } from './enclosuresIn.ts'
import { answerMessage, isTooLate } from './messageWrites.ts'
import { SavedAnswerMenu } from './SavedAnswerMenu.tsx'
import type { OthersWriting } from './useOthersWriting.ts'
import { keepWriting, readWriting } from './writingDraft.ts'

interface AnswerFormProps {
  thread: Thread
  /** What others do with the message meanwhile. */
  others: Pick<OthersWriting, 'seen' | 'moved' | 'onRefused'>
  onClose: () => void
}

/**
 * An answer by mail: its text, from one that is kept or written here, and what goes with it. Who is too late keeps what they
 * typed, sees above what was written meanwhile, and may send theirs too.
 */
export function AnswerForm({ thread, others, onClose }: AnswerFormProps) {
  const intl = useIntl()
  const owner = usePanelOwner()
  const toast = useToast()
  const refresh = useRefresh()
  const { id } = thread
  const { seen, moved, onRefused } = others
  const [text, setText] = useState(() => readWriting(owner, 'answer', id))
  const [errors, setErrors] = useState<Failure['errors']>({})
  const ending = useRef<'answered' | 'closed'>('answered')
  const field = useRef<HTMLTextAreaElement>(null)
  const say = (name: string, values = {}) => intl.formatMessage({ id: `admin.messages.${name}` }, values)

  function type(next: string) {
    setText(next)
    keepWriting(owner, 'answer', id, next)
  }

  function take(saved: string) {
    type(text.trim() === '' ? saved : `${text.trimEnd()}\n\n${saved}`)
    field.current?.focus()
  }

  async function answer(values: Record<string, string>) {
    const state = ending.current
    try {
      await answerMessage(id, { text, seen, anyway: false, ...enclosuresIn(values), state })
      keepWriting(owner, 'answer', id, '')
      toast.show({ text: say(state === 'closed' ? 'answeredAndClosed' : 'answered') })
      await refresh()
      onClose()
    } catch (error) {
      if (isTooLate(error)) await onRefused()
      else setErrors(errorsIn(error))
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
          <SavedAnswerMenu thread={thread} onTake={take} />
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
        <EnclosureFields thread={thread} />
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
