import { Dialog, Form, Select, Stack, SubmitRow } from '@gallery/ui'
import { FormattedMessage, useIntl } from 'react-intl'
import { usePeople } from '../fields/usePeople.ts'

interface AssignDialogProps {
  /** Called with who is to have them; null for nobody. */
  onChoose: (id: number | null) => Promise<unknown>
  onClose: () => void
}

/** Asks who is to have several messages. */
export function AssignDialog({ onChoose, onClose }: AssignDialogProps) {
  const intl = useIntl()
  const people = usePeople()
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={<FormattedMessage id="admin.messages.bulk.assign" />}
    >
      <Form
        onSubmit={async ({ person = '' }) => {
          await onChoose(Number(person) || null)
          onClose()
        }}
      >
        <Stack space="s4">
          <Select
            name="person"
            label={<FormattedMessage id="admin.messages.assigned" />}
            options={people}
            emptyLabel={intl.formatMessage({ id: 'admin.messages.unassigned' })}
            optional
          />
          <SubmitRow onCancel={onClose}>
            <FormattedMessage id="admin.messages.assignYes" />
          </SubmitRow>
        </Stack>
      </Form>
    </Dialog>
  )
}
