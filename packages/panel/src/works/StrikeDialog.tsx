import { errorsIn, type Failure } from '@gallery/client'
import { Form, SubmitRow, TextField } from '@gallery/ui'
import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { FormDialog } from '../frame/FormDialog.tsx'

interface StrikeDialogProps {
  /** What is struck through. */
  what: string
  /** @throws Failure with errors per field */
  onStrike: (why: string) => Promise<void>
  onClose: () => void
}

/** Asks why something is struck through: it stays, and whoever reads it later wants to know. */
export function StrikeDialog({ what, onStrike, onClose }: StrikeDialogProps) {
  const [errors, setErrors] = useState<Failure['errors']>({})
  return (
    <FormDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={<FormattedMessage id="admin.strike.title" values={{ what }} />}
      description={<FormattedMessage id="admin.strike.lead" />}
    >
      <Form
        errors={errors}
        onSubmit={async ({ why = '' }) => {
          try {
            await onStrike(why)
            onClose()
          } catch (error) {
            setErrors(errorsIn(error))
          }
        }}
      >
        <TextField name="why" label={<FormattedMessage id="admin.strike.why" />} maxLength={300} />
        <SubmitRow onCancel={onClose}>
          <FormattedMessage id="admin.strike.submit" />
        </SubmitRow>
      </Form>
    </FormDialog>
  )
}
