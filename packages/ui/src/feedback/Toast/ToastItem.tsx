import { FormattedMessage, useIntl } from 'react-intl'
import { Icon } from '../../controls/Icon/Icon.tsx'
import * as styles from './Toast.css.ts'
import type { ToastEntry } from './toastQueue.ts'
import { useCountdown } from './useCountdown.ts'
import { useSwipe } from './useSwipe.ts'

const messages = {
  close: { id: 'toast.close', defaultMessage: 'Cerrar aviso' },
  undo: { id: 'toast.undo', defaultMessage: 'Deshacer' },
  undoing: { id: 'toast.undoing', defaultMessage: 'Deshaciendo…' },
  keys: { id: 'toast.keys', defaultMessage: 'Ctrl Z' },
} as const

interface ToastItemProps {
  toast: ToastEntry
  /** Whether Ctrl Z is for this one, if it can be taken back. */
  newest: boolean
  /** While it is being taken back. */
  busy: boolean
  /** Its time does not run. */
  held: boolean
  onUndo: () => void
  onDismiss: () => void
}

/** A toast with its clock, its buttons and the swipe that puts it away. Renders `<li>`. */
export function ToastItem({ toast, newest, busy, held, onUndo, onDismiss }: ToastItemProps) {
  const intl = useIntl()
  const { text, tone = 'plain', action, undo, duration = undo ? 10_000 : 6000 } = toast
  useCountdown(duration, held || busy, onDismiss)
  const swipe = useSwipe(onDismiss)
  return (
    <li className={styles.toast} data-tone={tone} {...swipe}>
      <p className={styles.text}>{text}</p>
      {action ? (
        <button
          type="button"
          className={styles.action}
          onClick={() => {
            action.onAct()
            onDismiss()
          }}
        >
          {action.label}
        </button>
      ) : null}
      {undo ? (
        <button
          type="button"
          className={styles.action}
          aria-disabled={busy || undefined}
          onClick={busy ? undefined : onUndo}
        >
          <FormattedMessage {...(busy ? messages.undoing : messages.undo)} />
        </button>
      ) : null}
      {undo && newest ? (
        <kbd className={styles.key}>
          <FormattedMessage {...messages.keys} />
        </kbd>
      ) : null}
      <button
        type="button"
        className={styles.close}
        aria-label={intl.formatMessage(messages.close)}
        onClick={onDismiss}
      >
        <Icon name="close" />
      </button>
    </li>
  )
}
