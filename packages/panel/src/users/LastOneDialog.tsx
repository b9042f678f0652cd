import { ConfirmDialog } from '@gallery/ui'
import { FormattedMessage } from 'react-intl'

interface LastOneDialogProps {
  open: boolean
  onAnswer: (yes: boolean) => void
}

/** Asks before only one person is left who can open the panel. */
export function LastOneDialog({ open, onAnswer }: LastOneDialogProps) {
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={() => onAnswer(false)}
      title={<FormattedMessage id="admin.users.lastQuestion" />}
      confirmLabel={<FormattedMessage id="admin.users.lastYes" />}
      onConfirm={() => onAnswer(true)}
    >
      <FormattedMessage id="admin.users.lastMeans" />
    </ConfirmDialog>
  )
}
