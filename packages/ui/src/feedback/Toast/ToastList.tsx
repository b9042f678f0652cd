import { useState } from 'react'
import { createPortal } from 'react-dom'
import type { ToasterProps } from './Toaster.tsx'
import { ToastItem } from './ToastItem.tsx'
import type { ToastEntry } from './toastQueue.ts'
import { useHeld } from './useHeld.ts'
import { useLastDone } from './useLastDone.ts'
import { useToastFocus } from './useToastFocus.ts'
import { useToastsHeight } from './useToastsHeight.ts'
import { useUndoKey } from './useUndoKey.ts'

export interface ToastListProps extends Pick<ToasterProps, 'toasts' | 'onDismiss'> {
  /** What holds the two regions: that of what was done, then that of what went wrong. */
  stack: HTMLElement
}

/** The toasts that show, as long as there are any: their keys, and their clocks, which stand while somebody reads. */
export default function ToastList({ toasts, onDismiss, stack }: ToastListProps) {
  const [undoing, setUndoing] = useState<ReadonlySet<string>>(new Set())
  const held = useHeld(stack)
  const keepFocus = useToastFocus(stack, toasts.length, () => {
    const last = toasts.at(-1)
    if (last) dismiss(last.id)
  })
  useToastsHeight(stack)
  const last = useLastDone(toasts)
  useUndoKey(last?.undo ? () => void undo(last) : null)

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

  return [...stack.children].map((region, index) => {
    const own = toasts.filter(({ tone }) => (tone === 'error') === (index === 1))
    return own.length === 0
      ? null
      : createPortal(
          <ol>
            {own.map((toast) => (
              <ToastItem
                key={toast.id}
                toast={toast}
                newest={toast === last}
                busy={undoing.has(toast.id)}
                held={held}
                onUndo={() => void undo(toast)}
                onDismiss={() => dismiss(toast.id)}
              />
            ))}
          </ol>,
          region,
          String(index)
        )
  })
}
