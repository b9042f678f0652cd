import { ConfirmDialog } from '@gallery/ui'
import { FormattedMessage } from 'react-intl'

interface RenewDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  busy: boolean
  onRenew: () => void
}

/** Asks before a room gets another link, since whoever has the old one stays outside. */
export function RenewDialog({ onRenew, ...dialog }: RenewDialogProps) {
  return (
    <ConfirmDialog
      {...dialog}
      title={<FormattedMessage id="admin.collections.renewTitle" />}
      confirmLabel={<FormattedMessage id="admin.collections.renewYes" />}
      onConfirm={onRenew}
    >
      <FormattedMessage id="admin.collections.renewText" />
    </ConfirmDialog>
  )
}
