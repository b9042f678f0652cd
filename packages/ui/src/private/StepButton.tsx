import { Icon } from '../controls/Icon/Icon.tsx'
import type { IconName } from '../controls/Icon/iconPaths.ts'

interface StepButtonProps {
  /** "Move Shadow line up". */
  label: string
  icon: IconName
  by: -1 | 1
  /** There is nowhere to go. */
  off: boolean
  onMove: (by: -1 | 1) => void
  className: string
}

/** Moves a thing by one place: what dragging does, for who cannot drag. Renders `<button>`. */
export function StepButton({ label, icon, by, off, onMove, className }: StepButtonProps) {
  return (
    <button
      type="button"
      data-move={by}
      // Not `disabled`: whoever moves a thing to the end keeps the focus.
      aria-disabled={off || undefined}
      aria-label={label}
      className={className}
      onClick={() => {
        if (!off) onMove(by)
      }}
    >
      <Icon name={icon} />
    </button>
  )
}
