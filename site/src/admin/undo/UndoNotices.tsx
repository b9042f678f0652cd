import { UndoToast } from '@gallery/ui/admin'
import { use } from 'react'
import { UndoContext } from './UndoContext.ts'

/** What can be undone right now, above the screen's bar. */
export function UndoNotices() {
  const { notices, undo, dismiss } = use(UndoContext)
  return <UndoToast notices={notices} onUndo={undo} onDismiss={dismiss} />
}
