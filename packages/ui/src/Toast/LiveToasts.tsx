import * as Radix from '@radix-ui/react-toast'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { Icon } from '../Icon/Icon.tsx'
import { messages } from './messages.ts'
import * as styles from './Toast.css.ts'
import type { ToasterProps } from './Toaster.tsx'
import type { ToastEntry } from './toastQueue.ts'

/** Toasts with their clock, their buttons and the swipe that puts them away (Radix). */
export default function LiveToasts({ toasts, onDismiss }: Pick<ToasterProps, 'toasts' | 'onDismiss'>) {
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
