import { useIntl } from 'react-intl'
import { Icon } from '../Icon/Icon.tsx'
import * as styles from './ImageManager.css.ts'
import { imageManagerMessages as messages } from './messages.ts'

interface MoveButtonProps {
  name: string
  by: -1 | 1
  /** There is nowhere to go. */
  off: boolean
  onMove: (by: -1 | 1) => void
}

/** Moves by one place: what dragging does, for who cannot drag. */
export function MoveButton({ name, by, off, onMove }: MoveButtonProps) {
  const intl = useIntl()
  return (
    <button
      type="button"
      data-move={by}
      // Not `disabled`: whoever moves an image to the end keeps the focus.
      aria-disabled={off || undefined}
      aria-label={intl.formatMessage(by < 0 ? messages.up : messages.down, { name })}
      className={styles.step}
      onClick={() => {
        if (!off) onMove(by)
      }}
    >
      <Icon name={by < 0 ? 'chevron-up' : 'chevron-down'} />
    </button>
  )
}
