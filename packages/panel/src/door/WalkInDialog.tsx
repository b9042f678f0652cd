import { type DoorSlot, longestDoorName } from '@gallery/contract'
import { Form, Stepper, SubmitRow, TextField, useDates } from '@gallery/ui'
import { FormattedMessage } from 'react-intl'
import { FormDialog } from '../frame/FormDialog.tsx'
import { nameIn } from './doorFacts.ts'
import { oneLine } from './oneLine.ts'

interface WalkInDialogProps {
  slot: DoorSlot
  /** How many places are free. */
  free: number
  /** What was searched for before: somebody who is not in the list. */
  words: string
  onWalkIn: (people: number, name: string) => void
  onClose: () => void
}

/** Asks how many come without a booking, and for a name if they give one. */
export function WalkInDialog({ slot, free, words, onWalkIn, onClose }: WalkInDialogProps) {
  const dates = useDates()
  return (
    <FormDialog
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={<FormattedMessage id="admin.door.walkInAt" values={{ time: dates.clock(slot.start) }} />}
    >
      <Form
        errors={{}}
        onSubmit={async ({ people = '1', name = '' }) =>
          onWalkIn(Number(people), oneLine(name, longestDoorName.walkIn))
        }
      >
        <Stepper
          name="people"
          max={free}
          atMax={<FormattedMessage id="admin.appointments.placesLeft" values={{ left: free }} />}
          label={<FormattedMessage id="admin.door.howMany" />}
        />
        <TextField
          name="name"
          optional
          autoComplete="off"
          maxLength={longestDoorName.walkIn}
          defaultValue={oneLine(nameIn(words), longestDoorName.walkIn)}
          label={<FormattedMessage id="admin.door.whoComes" />}
        />
        <SubmitRow onCancel={onClose}>
          <FormattedMessage id="admin.door.letIn" />
        </SubmitRow>
      </Form>
    </FormDialog>
  )
}
