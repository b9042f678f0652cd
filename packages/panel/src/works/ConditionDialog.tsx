import { errorsIn, type Failure } from '@gallery/client'
import { Form, Stack, SubmitRow, Text, TextArea } from '@gallery/ui'
import { FileDrop, imageAccept } from '@gallery/ui/admin'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { FormDialog } from '../frame/FormDialog.tsx'
import { useRefresh } from '../frame/useRefresh.ts'
import { addCondition } from './conditionWrites.ts'

interface ConditionDialogProps {
  work: number
  movement: number
  onClose: () => void
}

/** Asks in what condition a work is, in words, with a picture or both. */
export function ConditionDialog({ work, movement, onClose }: ConditionDialogProps) {
  const intl = useIntl()
  const refresh = useRefresh()
  const [picture, setPicture] = useState<File>()
  const [errors, setErrors] = useState<Failure['errors']>({})

  async function save({ words = '' }: Record<string, string>) {
    try {
      await addCondition({ work, movement }, { words, picture })
      await refresh()
      onClose()
    } catch (error) {
      setErrors(errorsIn(error))
    }
  }

  return (
    <FormDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={<FormattedMessage id="admin.condition.add" />}
      description={<FormattedMessage id="admin.condition.lead" />}
    >
      <Form errors={errors} onSubmit={save}>
        <Stack space="s4">
          <TextArea
            name="words"
            label={<FormattedMessage id="admin.condition.words" />}
            optional={picture !== undefined}
            rows={4}
            maxLength={4_000}
          />
          <FileDrop
            small
            label={intl.formatMessage({ id: 'admin.condition.choose' })}
            accept={imageAccept}
            error={errors.file?.[0]}
            onFiles={([file]) => setPicture(file)}
          />
          {picture ? <Text size="s">{picture.name}</Text> : null}
          <SubmitRow onCancel={onClose}>
            <FormattedMessage id="admin.condition.save" />
          </SubmitRow>
        </Stack>
      </Form>
    </FormDialog>
  )
}
