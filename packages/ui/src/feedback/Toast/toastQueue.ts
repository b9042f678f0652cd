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
   * Takes back what the sentence says: "Deshacer", or Ctrl Z for what was done last. The toast stays until that is done, and goes
   * on staying when it resolves with false, which says that it could not be.
   */
  undo?: () => Promise<boolean>
  /**
   * How long it stays, in milliseconds, without the pointer or the focus on it. `Infinity` is for as long as it is true.
   * @default 6000, with `undo` 10000
   */
  duration?: number
}

/** A toast that is shown. */
export interface ToastEntry extends NewToast {
  id: string
}

/** How many show at once. */
const toastLimit = 3

/** The queue with one more at its end; the oldest gives way, of those that go by themselves. */
export function addToast(queue: readonly ToastEntry[], toast: ToastEntry): readonly ToastEntry[] {
  const all = [...queue, toast]
  if (all.length <= toastLimit) return all
  const oldest = all.find(({ duration }) => duration !== Infinity) ?? all[0]
  return all.filter((each) => each !== oldest)
}

/** The queue without the one that was closed or ran out. */
export function dropToast(queue: readonly ToastEntry[], id: string): readonly ToastEntry[] {
  return queue.filter((toast) => toast.id !== id)
}
