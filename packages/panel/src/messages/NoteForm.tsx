import { errorsIn, type Failure } from '@gallery/client'
import { Form, Select, Stack, SubmitRow, TextArea } from '@gallery/ui'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useRefresh } from '../frame/useRefresh.ts'
import { usePanelOwner } from '../kept/OwnerContext.ts'
import { noteEntry } from './messageWrites.ts'
import { keepWriting, readWriting } from './writingDraft.ts'

/**
 * Notes something in a thread: for the house alone, or a reply that came by telephone or to the gallery's own
 * mailbox. What is typed stays in this browser until it is noted.
 */
export function NoteForm({ id, onClose }: { id: number; onClose: () => void }) {
  const intl = useIntl()
  const owner = usePanelOwner()
  const refresh = useRefresh()
  const [errors, setErrors] = useState<Failure['errors']>({})
  const [kept] = useState(() => readWriting(owner, 'note', id))
  return (
    <Form
      errors={errors}
      onSubmit={async ({ kind, text = '' }) => {
        try {
          await noteEntry(id, kind === 'reply' ? 'reply' : 'note', text)
          keepWriting(owner, 'note', id, '')
          await refresh()
          onClose()
        } catch (error) {
          setErrors(errorsIn(error))
        }
      }}
    >
      <Stack space="s3">
        <Select
          name="kind"
          label={<FormattedMessage id="admin.messages.noteKind" />}
          options={(['note', 'reply'] as const).map((value) => ({
            value,
            label: intl.formatMessage({ id: `admin.messages.noteKinds.${value}` }),
          }))}
        />
        <TextArea
          name="text"
          label={<FormattedMessage id="admin.messages.noteText" />}
          rows={4}
          maxLength={10_000}
          defaultValue={kept}
          onChange={({ currentTarget }) => keepWriting(owner, 'note', id, currentTarget.value)}
        />
        <SubmitRow onCancel={onClose}>
          <FormattedMessage id="admin.messages.noteYes" />
        </SubmitRow>
      </Stack>
    </Form>
  )
}
