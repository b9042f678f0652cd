import type { ReactNode } from 'react'

/** A sentence that passes: what was done, or what went wrong. */
export interface NewToast {
  /** One sentence. */
  text: ReactNode
  /**
   * `error` is announced at once and drawn in the error's colours.
   * @default 'plain'
   */
  tone?: 'plain' | 'error'
  /** One thing to do about it: "Deshacer", "Reintentar". It closes the toast. */
  action?: { label: string; onAct: () => void }
  /**
   * How long it stays, in milliseconds, without the pointer or the focus on it.
   * @default 6000
   */
  duration?: number
}

/** A toast that is shown. */
export interface ToastEntry extends NewToast {
  id: string
}

/** How many show at once. */
const toastLimit = 3

/** The queue with one more at its end; the oldest gives way. */
export function addToast(queue: readonly ToastEntry[], toast: ToastEntry): readonly ToastEntry[] {
  return [...queue, toast].slice(-toastLimit)
}

/** The queue without the one that was closed or ran out. */
export function dropToast(queue: readonly ToastEntry[], id: string): readonly ToastEntry[] {
  return queue.filter((toast) => toast.id !== id)
}
