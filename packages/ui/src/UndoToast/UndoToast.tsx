import { type ComponentPropsWithRef, type ReactNode, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Icon } from '../Icon/Icon.tsx'
import { joinClasses } from '../private/joinClasses.ts'
import { undoToastMessages as messages } from './messages.ts'
import * as styles from './UndoToast.css.ts'
import { useCountdown } from './useCountdown.ts'
import { useUndoKey } from './useUndoKey.ts'

/** Something that was done and can be taken back. */
export interface UndoNotice {
  id: string
  /** What was done, in a sentence: "*Umbral azul* pasó a Vendida." */
  text: ReactNode
  /** While it is being taken back: it stays, and is not taken back twice. */
  busy?: boolean
}

export interface UndoToastProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  /** What can be undone, the oldest first; three at most are shown. */
  notices: readonly UndoNotice[]
  /** "Deshacer", or Ctrl Z for the newest. */
  onUndo: (id: string) => void
  /** Called when one was closed or its time ran out. */
  onDismiss: (id: string) => void
  /**
   * How long each stays, in milliseconds, without the time spent with the pointer over it or the focus in it.
   * @default 10000
   */
  duration?: number
}

/**
 * What was just done, with its undo, at the bottom left of the panel's column and above its bar. Renders
 * `<section>`, always there, so that what is added to it is read out.
 *
 * Use it for whatever the panel can take back. For what cannot be undone use a toast (`useToast`) instead.
 */
export function UndoToast({
  notices,
  onUndo,
  onDismiss,
  duration = 10_000,
  className,
  ...props
}: UndoToastProps) {
  const intl = useIntl()
  const newest = notices.at(-1)
  useUndoKey(newest && !newest.busy ? () => onUndo(newest.id) : null)
  return (
    <section
      aria-label={intl.formatMessage(messages.region)}
      aria-live="polite"
      {...props}
      className={joinClasses(styles.corner, className)}
    >
      {notices.slice(-3).map((notice) => (
        <Notice
          key={notice.id}
          notice={notice}
          newest={notice === newest}
          duration={duration}
          onUndo={() => onUndo(notice.id)}
          onDismiss={() => onDismiss(notice.id)}
        />
      ))}
    </section>
  )
}

interface NoticeProps {
  notice: UndoNotice
  newest: boolean
  duration: number
  onUndo: () => void
  onDismiss: () => void
}

function Notice({ notice: { text, busy = false }, newest, duration, onUndo, onDismiss }: NoticeProps) {
  const intl = useIntl()
  const [over, setOver] = useState(false)
  const [within, setWithin] = useState(false)
  useCountdown(duration, busy || over || within, onDismiss)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: looking at it stops its clock, nothing is pressed here
    <div
      className={styles.toast}
      onPointerEnter={() => setOver(true)}
      onPointerLeave={() => setOver(false)}
      onFocus={() => setWithin(true)}
      onBlur={() => setWithin(false)}
    >
      <p className={styles.text}>{text}</p>
      <button
        type="button"
        className={styles.undo}
        aria-disabled={busy || undefined}
        onClick={busy ? undefined : onUndo}
      >
        <FormattedMessage {...(busy ? messages.undoing : messages.undo)} />
      </button>
      {newest ? (
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
    </div>
  )
}
