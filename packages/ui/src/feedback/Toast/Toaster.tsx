import { type ComponentPropsWithRef, useState } from 'react'
import { joinClasses } from '../../private/joinClasses.ts'
import * as styles from './Toast.css.ts'
import type { ToastEntry } from './toastQueue.ts'
import { useToastList } from './useToastList.ts'

export interface ToasterProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** What shows, the oldest first. */
  toasts: readonly ToastEntry[]
  /** Called when one was closed or its time ran out. */
  onDismiss: (id: string) => void
}

/**
 * The toasts at the bottom left of the window, in an `AppShell` of its column and above its bar. Renders
 * `<div role="status">`, always there, so that what is added to it is read out; errors inside are alerts. Over a dialog they
 * stand at the top, and on a phone it begins under them. Without scripts they are plain sentences that stay.
 *
 * Use it when the toasts live in a state of yours. Use `ToastProvider` and `useToast` instead on most pages.
 */
export function Toaster({ toasts, onDismiss, className, ...props }: ToasterProps) {
  const { ToastList, loading } = useToastList(toasts.length > 0)
  // Those that came with the page show at once; a new one waits the moment until it can be read out and closed.
  const [first] = useState(toasts)
  const plain = loading ? toasts.filter((toast) => first.includes(toast)) : toasts
  return (
    <div
      role="status"
      aria-live="polite"
      aria-atomic="false"
      {...props}
      className={joinClasses(styles.corner, className)}
    >
      {toasts.length === 0 ? null : ToastList ? (
        <ToastList toasts={toasts} onDismiss={onDismiss} />
      ) : (
        <ol className={styles.list}>
          {plain.map(({ id, tone = 'plain', text }) => (
            <li key={id} className={styles.toast} data-tone={tone}>
              <p className={styles.text} role={tone === 'error' ? 'alert' : undefined}>
                {text}
              </p>
            </li>
          ))}
        </ol>
      )}
    </div>
  )
}
