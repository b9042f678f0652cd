import { errorsIn, type Failure, useLanguage } from '@gallery/client'
import { addDays, type LedgerTerm } from '@gallery/contract'
import { translated } from '@gallery/contract/plain'
import { DateField, Form, SubmitRow, useDates } from '@gallery/ui'
import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { FormDialog } from '../frame/FormDialog.tsx'

interface ProlongDialogProps {
  term: LedgerTerm
  /** @throws Failure with errors per field */
  onProlong: (until: string) => Promise<void>
  onClose: () => void
}

/** Asks until when something has longer. */
export function ProlongDialog({ term, onProlong, onClose }: ProlongDialogProps) {
  const dates = useDates()
  const language = useLanguage()
  const [errors, setErrors] = useState<Failure['errors']>({})
  return (
    <FormDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={<FormattedMessage id={`admin.ledger.prolong.${term.kind}`} />}
      description={
        <>
          <em>{translated(term.row.work, 'title', language).text}</em>
          <br />
          <FormattedMessage id="admin.ledger.prolong.was" values={{ day: dates.day(term.until) }} />
        </>
      }
    >
      <Form
        errors={errors}
        onSubmit={async ({ until = '' }) => {
          try {
            await onProlong(until)
            onClose()
          } catch (error) {
            setErrors(errorsIn(error))
          }
        }}
      >
        <DateField
          name="until"
          label={<FormattedMessage id="admin.ledger.until" />}
          defaultValue={addDays(term.until, 30)}
          min={addDays(term.until, 1)}
        />
        <SubmitRow onCancel={onClose}>
          <FormattedMessage id={`admin.ledger.prolong.${term.kind}`} />
        </SubmitRow>
      </Form>
    </FormDialog>
  )
}
