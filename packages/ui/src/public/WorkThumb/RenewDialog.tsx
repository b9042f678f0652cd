import { FormattedMessage } from 'react-intl'
import { ConfirmDialog, type ConfirmDialogProps } from '../../feedback/ConfirmDialog/ConfirmDialog.tsx'
import { workControlsMessages as messages } from './controlsMessages.ts'

/** Asks before a secret link is replaced. It comes with the strip: at the press it is there. */
export function RenewDialog({
  work,
  ...props
}: Pick<ConfirmDialogProps, 'open' | 'onOpenChange' | 'onConfirm'> & { work: string }) {
  return (
    <ConfirmDialog
      {...props}
      title={<FormattedMessage {...messages.renewSure} values={{ title: work }} />}
      confirmLabel={<FormattedMessage {...messages.renewYes} />}
    >
      <FormattedMessage {...messages.renewMeans} />
    </ConfirmDialog>
  )
}
