import { useState } from 'react'
import { useIntl } from 'react-intl'
import * as styles from './Toast.css.ts'
import type { ToasterProps } from './Toaster.tsx'
import { ToastItem } from './ToastItem.tsx'
import type { ToastEntry } from './toastQueue.ts'
import { useHeld } from './useHeld.ts'
import { toastKey, useToastFocus } from './useToastFocus.ts'
import { useToastsHeight } from './useToastsHeight.ts'
import { useUndoKey } from './useUndoKey.ts'

const region = { id: 'toast.region', defaultMessage: "Avisos ('{hotkey}')" }

export type ToastListProps = Pick<ToasterProps, 'toasts' | 'onDismiss'>

/** The toasts that show, as long as there are any: their keys, and their clocks, which stand while somebody reads. */
export default function ToastList({ toasts, onDismiss }: ToastListProps) {
  const intl = useIntl()
  const [undoing, setUndoing] = useState<ReadonlySet<string>>(new Set())
  const { held, holders } = useHeld()
  const { list, keepFocus, onFocusCapture } = useToastFocus(toasts.length, () => {
    const last = toasts.at(-1)
    if (last) dismiss(last.id)
  })
  useToastsHeight(list)
  const newest = toasts.findLast((toast) => toast.undo)
  useUndoKey(newest ? () => void undo(newest) : null)

  function remove(id: string): void {
    keepFocus()
    onDismiss(id)
  }
  function dismiss(id: string): void {
    // While it is being taken back it stays.
    if (!undoing.has(id)) remove(id)
  }
  async function undo({ id, undo: takeBack }: ToastEntry): Promise<void> {
    if (!takeBack || undoing.has(id)) return
    setUndoing((all) => new Set([...all, id]))
    try {
      if (await takeBack()) remove(id)
    } finally {
      setUndoing((all) => new Set([...all].filter((each) => each !== id)))
    }
  }

  return (
    <section
      aria-label={intl.formatMessage(region).replace('{hotkey}', toastKey)}
      onFocusCapture={onFocusCapture}
      {...holders}
    >
      <ol ref={list} tabIndex={-1} className={styles.list}>
        {toasts.map((toast) => (
          <ToastItem
            key={toast.id}
            toast={toast}
            newest={toast === newest}
            busy={undoing.has(toast.id)}
            held={held}
            onUndo={() => void undo(toast)}
            onDismiss={() => dismiss(toast.id)}
          />
        ))}
      </ol>
    </section>
  )
}
