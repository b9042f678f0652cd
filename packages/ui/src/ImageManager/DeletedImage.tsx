import { useEffect, useRef } from 'react'
import { FormattedMessage } from 'react-intl'
import * as styles from './ImageManager.css.ts'
import { imageManagerMessages as messages } from './messages.ts'

/** Takes the focus of the button that went with its image, and takes the deletion back. */
export function DeletedImage({ name, onUndo }: { name: string; onUndo: () => void }) {
  const undo = useRef<HTMLButtonElement>(null)
  useEffect(() => undo.current?.focus(), [])
  return (
    <div role="status" className={styles.deleted}>
      <span>
        <FormattedMessage {...messages.deleted} values={{ name }} />
      </span>
      <button ref={undo} type="button" className={styles.undo} onClick={onUndo}>
        <FormattedMessage {...messages.undo} />
      </button>
    </div>
  )
}
