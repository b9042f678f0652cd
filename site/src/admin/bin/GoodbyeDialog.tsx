import { ConfirmDialog } from '@gallery/ui'
import { type ReactNode, useState } from 'react'
import { FormattedMessage } from 'react-intl'

interface GoodbyeDialogProps {
  /** The question, with what goes. */
  title: ReactNode
  /** Deletes it. @throws Failure, which the dialog waits for and leaves to whoever reports it */
  onDelete: () => Promise<unknown>
  onClose: () => void
}

/** Asks before something is deleted for good. */
export function GoodbyeDialog({ title, onDelete, onClose }: GoodbyeDialogProps) {
  const [busy, setBusy] = useState(false)
  async function confirm() {
    setBusy(true)
    try {
      await onDelete()
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
      title={title}
      confirmLabel={<FormattedMessage id="admin.bin.delete" />}
      busyLabel={<FormattedMessage id="admin.bin.deleting" />}
      busy={busy}
      onConfirm={() => void confirm()}
    >
      <FormattedMessage id="admin.bin.means" />
    </ConfirmDialog>
  )
}
