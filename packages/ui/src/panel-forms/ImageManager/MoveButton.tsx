import { useIntl } from 'react-intl'
import { StepButton } from '../../private/StepButton.tsx'
import * as styles from './ImageManager.css.ts'
import { imageManagerMessages as messages } from './messages.ts'

interface MoveButtonProps {
  name: string
  by: -1 | 1
  /** There is nowhere to go. */
  off: boolean
  onMove: (by: -1 | 1) => void
}

/** Moves a row up or down by one place. */
export function MoveButton({ name, by, ...move }: MoveButtonProps) {
  const intl = useIntl()
  return (
    <StepButton
      {...move}
      by={by}
      label={intl.formatMessage(by < 0 ? messages.up : messages.down, { name })}
      icon={by < 0 ? 'chevron-up' : 'chevron-down'}
      className={styles.step}
    />
  )
}
