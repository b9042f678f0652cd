import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { AskFirst } from '../frame/AskFirst.tsx'

interface GoodbyeDialogProps {
  /** The question, with what goes. */
  title: ReactNode
  /** Deletes it. @throws Failure, which the dialog waits for and leaves to whoever reports it */
  onDelete: () => Promise<unknown>
  onClose: () => void
}

/** Asks before something is deleted for good. */
export function GoodbyeDialog({ title, onDelete, onClose }: GoodbyeDialogProps) {
  return (
    <AskFirst
      title={title}
      confirmLabel={<FormattedMessage id="admin.bin.delete" />}
      busyLabel={<FormattedMessage id="admin.bin.deleting" />}
      onConfirm={onDelete}
      onClose={onClose}
    >
      <FormattedMessage id="admin.bin.means" />
    </AskFirst>
  )
}
