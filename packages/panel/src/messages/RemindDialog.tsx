import { errorsIn, type Failure, shownByForms, useLoadedSite } from '@gallery/client'
import { addDays } from '@gallery/contract/plain'
import { DateField, Form, Stack, SubmitRow } from '@gallery/ui'
import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { FormDialog } from '../frame/FormDialog.tsx'
import { useRefresh } from '../frame/useRefresh.ts'
import { changeMessage } from './messageWrites.ts'

interface RemindDialogProps {
  /** Of which message. */
  id: number
  onClose: () => void
}

/** Asks on which day a message is new again. */
export function RemindDialog({ id, onClose }: RemindDialogProps) {
  const refresh = useRefresh()
  const { today } = useLoadedSite()
  const [errors, setErrors] = useState<Failure['errors']>({})
  return (
    <FormDialog open onOpenChange={onClose} title={<FormattedMessage id="admin.messages.remind" />}>
      <Form
        errors={errors}
        onSubmit={async ({ remind_on = '' }) => {
          try {
            await changeMessage(id, { remind_on }, shownByForms)
            await refresh()
            onClose()
          } catch (error) {
            setErrors(errorsIn(error))
          }
        }}
      >
        <Stack space="s4">
          <DateField
            name="remind_on"
            label={<FormattedMessage id="admin.messages.remindDay" />}
            min={addDays(today, 1)}
            defaultValue={addDays(today, 1)}
          />
          <SubmitRow onCancel={onClose}>
            <FormattedMessage id="admin.messages.remindYes" />
          </SubmitRow>
        </Stack>
      </Form>
    </FormDialog>
  )
}
