import { Dialog, type DialogProps } from '@gallery/ui'
import { useLeaving } from './LeavingContext.ts'
import { useHeldForm } from './useHeldForm.ts'

/** A dialog with a form in it: Escape and the closing button ask once something was typed. Its own way out does not. */
export function FormDialog({ onOpenChange, ...props }: DialogProps) {
  const { askToLose } = useLeaving()
  // Some stand in the query of their list: the back button closes those.
  const { onInput, isHeld } = useHeldForm({ byQuery: true })
  return (
    <Dialog
      {...props}
      onInput={onInput}
      onOpenChange={(open) => {
        if (!open && isHeld()) askToLose(() => onOpenChange(false))
        else onOpenChange(open)
      }}
    />
  )
}
