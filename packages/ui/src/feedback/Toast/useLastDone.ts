import { useState } from 'react'
import type { ToastEntry } from './toastQueue.ts'

/**
 * The toast of what was done last, which is what Ctrl Z is meant for; undefined once it has gone: what was done before it
 * was not the last. What went wrong was not done.
 */
export function useLastDone(toasts: readonly ToastEntry[]): ToastEntry | undefined {
  const [known, setKnown] = useState<readonly ToastEntry[]>([])
  const [last, setLast] = useState<string>()
  if (known !== toasts) {
    setKnown(toasts)
    const newest = toasts.findLast(({ tone }) => tone !== 'error')
    if (newest && known.every(({ id }) => id !== newest.id)) setLast(newest.id)
  }
  return toasts.find(({ id }) => id === last)
}
