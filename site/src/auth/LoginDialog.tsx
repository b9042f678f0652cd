import { Dialog } from '@gallery/ui'
import { FormattedMessage } from 'react-intl'
import { LoginSteps } from './LoginSteps.tsx'

/** The login as a modal over any page. Each opening starts anew. */
export function LoginDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      title={<FormattedMessage id="login.title" />}
    >
      <LoginSteps onSignedIn={onClose} onCancel={onClose} />
    </Dialog>
  )
}
