import { Dialog, type DialogProps } from '@gallery/ui'
import { useHeldForm } from './useHeldForm.ts'

/** A dialog with a form in it: Escape and the closing button ask once something was typed. Its own way out does not. */
export function FormDialog({ onOpenChange, ...props }: DialogProps) {
  // Some stand in the query of their list: the back button closes those.
  const { onInput, lose } = useHeldForm({ byQuery: true })
  return (
    <Dialog
      {...props}
      onInput={onInput}
      onOpenChange={(open) => {
        if (open) onOpenChange(true)
        else lose(() => onOpenChange(false))
      }}
    />
  )
}
