import * as Radix from '@radix-ui/react-toast'
import { useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Icon } from '../../controls/Icon/Icon.tsx'
import * as styles from './Toast.css.ts'
import type { ToasterProps } from './Toaster.tsx'
import type { ToastEntry } from './toastQueue.ts'

const messages = {
  close: { id: 'toast.close', defaultMessage: 'Cerrar aviso' },
  region: { id: 'toast.region', defaultMessage: "Avisos ('{hotkey}')" },
  undo: { id: 'toast.undo', defaultMessage: 'Deshacer' },
  undoing: { id: 'toast.undoing', defaultMessage: 'Deshaciendo…' },
  keys: { id: 'toast.keys', defaultMessage: 'Ctrl Z' },
  toast: { id: 'toast.toast', defaultMessage: 'Aviso' },
} as const

export interface LiveToastsProps extends Pick<ToasterProps, 'toasts' | 'onDismiss'> {
  /** The one that Ctrl Z is for. */
  newest: ToastEntry | undefined
  /** The ids of those that are being taken back. */
  undoing: ReadonlySet<string>
  onUndo: (toast: ToastEntry) => void
}

/** Toasts with their clock, their buttons and the swipe that puts them away (Radix). */
export default function LiveToasts({ toasts, newest, undoing, onUndo, onDismiss }: LiveToastsProps) {
  const intl = useIntl()
  // The region above reads a toast out where it stands; Radix's own copy of its words goes to no page.
  const [nowhere] = useState(() => document.createDocumentFragment())
  return (
    <Radix.Provider
      label={intl.formatMessage(messages.toast)}
      duration={6000}
      swipeDirection="left"
      announcerContainer={nowhere}
    >
      {toasts.map((toast) => (
        <ToastItem
          key={toast.id}
          toast={toast}
          newest={toast === newest}
          busy={undoing.has(toast.id)}
          onUndo={() => onUndo(toast)}
          onDismiss={() => onDismiss(toast.id)}
        />
      ))}
      <Radix.Viewport className={styles.list} label={intl.formatMessage(messages.region)} />
    </Radix.Provider>
  )
}

interface ToastItemProps {
  toast: ToastEntry
  newest: boolean
  busy: boolean
  onUndo: () => void
  onDismiss: () => void
}

function ToastItem({ toast, newest, busy, onUndo, onDismiss }: ToastItemProps) {
  const intl = useIntl()
  const tone = toast.tone ?? 'plain'
  // Escape in a dialog is the dialog's, whatever came after it.
  const ofDialog = useRef(false)
  return (
    <Radix.Root
      open
      className={styles.toast}
      data-tone={tone}
      duration={toast.duration ?? (toast.undo ? 10_000 : undefined)}
      onOpenChange={(open) => {
        // While it is being taken back its time does not run out.
        if (!open && !busy && !ofDialog.current) onDismiss()
        ofDialog.current = false
      }}
      onEscapeKeyDown={({ target }) => {
        ofDialog.current = target instanceof Element && target.closest('[role$="dialog"]') !== null
      }}
    >
      <Radix.Description asChild>
        <p className={styles.text} role={tone === 'error' ? 'alert' : undefined}>
          {toast.text}
        </p>
      </Radix.Description>
      {toast.action ? (
        <Radix.Action className={styles.action} altText={toast.action.label} onClick={toast.action.onAct}>
          {toast.action.label}
        </Radix.Action>
      ) : null}
      {toast.undo ? (
        <button
          type="button"
          className={styles.action}
          aria-disabled={busy || undefined}
          onClick={busy ? undefined : onUndo}
        >
          <FormattedMessage {...(busy ? messages.undoing : messages.undo)} />
        </button>
      ) : null}
      {toast.undo && newest ? (
        <kbd className={styles.key}>
          <FormattedMessage {...messages.keys} />
        </kbd>
      ) : null}
      <Radix.Close className={styles.close} aria-label={intl.formatMessage(messages.close)}>
        <Icon name="close" />
      </Radix.Close>
    </Radix.Root>
  )
}
