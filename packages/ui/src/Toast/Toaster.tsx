import * as Radix from '@radix-ui/react-toast'
import { type ComponentPropsWithRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { Icon } from '../Icon/Icon.tsx'
import { joinClasses } from '../private/joinClasses.ts'
import { useHydrated } from '../private/useHydrated.ts'
import { messages } from './messages.ts'
import * as styles from './Toast.css.ts'
import type { ToastEntry } from './toastQueue.ts'

export interface ToasterProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** What shows, the oldest first. */
  toasts: readonly ToastEntry[]
  /** Called when one was closed or its time ran out. */
  onDismiss: (id: string) => void
}

/**
 * The toasts at the bottom left of the window. Renders `<div role="status">`, always there, so that what is added to
 * it is read out; errors inside are alerts. Without scripts they are plain sentences that stay.
 * Most pages use `ToastProvider` and `useToast` instead.
 */
export function Toaster({ toasts, onDismiss, className, ...props }: ToasterProps) {
  const hydrated = useHydrated()
  return (
    <div
      role="status"
      aria-live="polite"
      aria-atomic="false"
      {...props}
      className={joinClasses(styles.corner, className)}
    >
      {hydrated ? (
        <LiveToasts toasts={toasts} onDismiss={onDismiss} />
      ) : (
        <ol className={styles.list}>
          {toasts.map((toast) => (
            <li key={toast.id} className={styles.toast} data-tone={toast.tone ?? 'plain'}>
              <p className={styles.text}>{toast.text}</p>
            </li>
          ))}
        </ol>
      )}
    </div>
  )
}

function LiveToasts({ toasts, onDismiss }: Pick<ToasterProps, 'toasts' | 'onDismiss'>) {
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
        <ToastItem key={toast.id} toast={toast} onDismiss={onDismiss} />
      ))}
      <Radix.Viewport className={styles.list} label={intl.formatMessage(messages.region)} />
    </Radix.Provider>
  )
}

function ToastItem({ toast, onDismiss }: { toast: ToastEntry; onDismiss: (id: string) => void }) {
  const intl = useIntl()
  const tone = toast.tone ?? 'plain'
  return (
    <Radix.Root
      className={styles.toast}
      data-tone={tone}
      duration={toast.duration}
      onOpenChange={(open) => {
        if (!open) onDismiss(toast.id)
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
      <Radix.Close className={styles.close} aria-label={intl.formatMessage(messages.close)}>
        <Icon name="close" />
      </Radix.Close>
    </Radix.Root>
  )
}
