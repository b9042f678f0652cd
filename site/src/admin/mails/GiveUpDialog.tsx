import type { OutgoingMail } from '@gallery/contract'
import { ConfirmDialog } from '@gallery/ui'
import { useState } from 'react'
import { FormattedMessage } from 'react-intl'

interface GiveUpDialogProps {
  mail: OutgoingMail
  /** Gives it up. @throws Failure, which the dialog waits for and leaves to whoever reports it */
  onGiveUp: () => Promise<unknown>
  onClose: () => void
}

/** Asks before a mail is tried no more: whoever waits for it will not get it. */
export function GiveUpDialog({ mail, onGiveUp, onClose }: GiveUpDialogProps) {
  const [busy, setBusy] = useState(false)
  async function confirm() {
    setBusy(true)
    try {
      await onGiveUp()
    } finally {
      onClose()
    }
  }
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={<FormattedMessage id="admin.mails.giveUpQuestion" values={{ to: mail.to }} />}
      confirmLabel={<FormattedMessage id="admin.mails.giveUp" />}
      busyLabel={<FormattedMessage id="admin.mails.givingUp" />}
      busy={busy}
      onConfirm={() => void confirm()}
    >
      <FormattedMessage id="admin.mails.giveUpMeans" />
    </ConfirmDialog>
  )
}
