import { Form, Select, Stack, SubmitRow } from '@gallery/ui'
import { FormattedMessage, useIntl } from 'react-intl'
import { usePeople } from '../fields/usePeople.ts'
import { FormDialog } from '../frame/FormDialog.tsx'

interface AssignDialogProps {
  /** How many messages there are to assign. */
  count: number
  /** Called with who is to have them; null for nobody. */
  onChoose: (id: number | null) => Promise<unknown>
  onClose: () => void
}

/** Asks who is to have several messages. */
export function AssignDialog({ count, onChoose, onClose }: AssignDialogProps) {
  const intl = useIntl()
  const people = usePeople()
  return (
    <FormDialog
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={<FormattedMessage id="admin.messages.bulk.assign" />}
      description={<FormattedMessage id="admin.messages.bulk.chosen" values={{ count }} />}
    >
      <Form
        onSubmit={async ({ person = '' }) => {
          await onChoose(Number(person) || null)
          onClose()
        }}
      >
        <Stack space="s5">
          <Select
            name="person"
            label={<FormattedMessage id="admin.messages.assigned" />}
            options={[
              { value: '0', label: intl.formatMessage({ id: 'admin.messages.unassigned' }) },
              ...people,
            ]}
          />
          <SubmitRow onCancel={onClose}>
            <FormattedMessage id="admin.messages.assignYes" />
          </SubmitRow>
        </Stack>
      </Form>
    </FormDialog>
  )
}
