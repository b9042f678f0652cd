import { longestDoorName } from '@gallery/contract'
import { Form, SubmitRow, TextField } from '@gallery/ui'
import { FormattedMessage } from 'react-intl'
import { FormDialog } from '../frame/FormDialog.tsx'
import { doorName, nameDoor } from './device.ts'
import { oneLine } from './oneLine.ts'

/** Asks what the door is called at which this phone is: others read it where somebody came in here. */
export function NameDoorDialog({ onClose }: { onClose: () => void }) {
  return (
    <FormDialog
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={<FormattedMessage id="admin.door.name" />}
      description={<FormattedMessage id="admin.door.name.why" />}
    >
      <Form
        errors={{}}
        onSubmit={async ({ name = '' }) => {
          nameDoor(oneLine(name, longestDoorName.door))
          onClose()
        }}
      >
        <TextField
          name="name"
          optional
          autoComplete="off"
          maxLength={longestDoorName.door}
          defaultValue={doorName()}
          label={<FormattedMessage id="admin.door.name.label" />}
        />
        <SubmitRow onCancel={onClose}>
          <FormattedMessage id="admin.door.name.save" />
        </SubmitRow>
      </Form>
    </FormDialog>
  )
}
