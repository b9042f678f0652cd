import { reported } from '@gallery/client'
import { ConfirmDialog } from '@gallery/ui'
import { type ReactNode, useState } from 'react'

interface AskFirstProps {
  /** The question, with what it is about. */
  title: ReactNode
  /** What follows from a yes. */
  children: ReactNode
  confirmLabel: ReactNode
  busyLabel: ReactNode
  /** Does it. @throws Failure, which the dialog waits for and leaves to whoever reports it */
  onConfirm: () => Promise<unknown>
  onClose: () => void
}

/** Asks before something that cannot be taken back, and closes when it is done or was refused. */
export function AskFirst({ onConfirm, onClose, ...texts }: AskFirstProps) {
  const [busy, setBusy] = useState(false)
  async function confirm() {
    setBusy(true)
    try {
      await reported(onConfirm)
    } finally {
      onClose()
    }
  }
  return (
    <ConfirmDialog
      {...texts}
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      busy={busy}
      onConfirm={() => void confirm()}
    />
  )
}
