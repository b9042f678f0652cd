import { type ComponentPropsWithRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { joinClasses } from '../../private/joinClasses.ts'
import * as styles from './Toast.css.ts'
import { toastKey } from './toastKey.ts'
import type { ToastEntry } from './toastQueue.ts'
import { useToastList } from './useToastList.ts'

export interface ToasterProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** What shows, the oldest first. */
  toasts: readonly ToastEntry[]
  /** Called when one was closed or its time ran out. */
  onDismiss: (id: string) => void
}

const region = { id: 'toast.region', defaultMessage: "Avisos ('{hotkey}')" }

/**
 * The toasts at the bottom left of the window, in an `AppShell` of its column and above its bar. Renders `<div>` around two
 * regions that are always there, so that what is added to them is read out: `status`, and `alert` for errors. Over a dialog
 * they stand at the top, and on a phone it begins under them. Without scripts they are plain sentences that stay.
 *
 * Use it when the toasts live in a state of yours. Use `ToastProvider` and `useToast` instead on most pages.
 */
export function Toaster({ toasts, onDismiss, className, ...props }: ToasterProps) {
  const intl = useIntl()
  const { ToastList, loading } = useToastList(toasts.length > 0)
  // Those that came with the page show at once; a new one waits the moment until it can be read out and closed.
  const [first] = useState(toasts)
  const [stack, setStack] = useState<HTMLElement | null>(null)
  const live =
    toasts.length > 0 && ToastList && stack ? (
      <ToastList toasts={toasts} onDismiss={onDismiss} stack={stack} />
    ) : null
  const plain = live ? [] : toasts.filter((toast) => !loading || first.includes(toast))
  return (
    <div data-over="" {...props} className={joinClasses(styles.corner, className)}>
      <section
        ref={setStack}
        tabIndex={-1}
        aria-label={live ? intl.formatMessage(region).replace('{hotkey}', toastKey) : undefined}
        className={styles.list}
      >
        <div role="status" aria-atomic="false">
          <PlainToasts toasts={plain.filter(({ tone }) => tone !== 'error')} />
        </div>
        <div role="alert" aria-atomic="false">
          <PlainToasts toasts={plain.filter(({ tone }) => tone === 'error')} />
        </div>
      </section>
      {live}
    </div>
  )
}

/** Toasts as sentences, which nothing closes. */
function PlainToasts({ toasts }: Pick<ToasterProps, 'toasts'>) {
  if (toasts.length === 0) return null
  return (
    <ol>
      {toasts.map(({ id, tone = 'plain', text }) => (
        <li key={id} className={styles.toast} data-tone={tone}>
          <p className={styles.text}>{text}</p>
        </li>
      ))}
    </ol>
  )
}
