import { createContext, type ReactNode, useContext, useMemo, useRef, useState } from 'react'
import { Toaster } from './Toaster.tsx'
import { addToast, dropToast, type NewToast, type ToastEntry } from './toastQueue.ts'

/** How a page says something in passing. */
export interface ToastControl {
  /** Shows a toast and gives back its id. */
  show: (toast: NewToast) => string
  /** Takes one away before its time. */
  dismiss: (id: string) => void
}

const ToastContext = createContext<ToastControl | null>(null)

export interface ToastProviderProps {
  /** Toasts that are there when the page opens. */
  initial?: readonly NewToast[]
  children?: ReactNode
}

/**
 * Holds the toasts of what is inside and shows them (`Toaster`). Renders no element of its own.
 *
 * Use it once, at the root, and `useToast` wherever something was done. Use `Message` instead for what must not
 * pass by unseen, and `ConfirmDialog` before the thing is done.
 */
export function ToastProvider({ initial = [], children }: ToastProviderProps) {
  const [toasts, setToasts] = useState<readonly ToastEntry[]>(() =>
    initial.map((toast, index) => ({ ...toast, id: `initial-${index}` })).reduce(addToast, [])
  )
  const shown = useRef(0)
  const control = useMemo<ToastControl>(
    () => ({
      show(toast) {
        shown.current += 1
        const id = `toast-${shown.current}`
        setToasts((queue) => addToast(queue, { ...toast, id }))
        return id
      },
      dismiss: (id) => setToasts((queue) => dropToast(queue, id)),
    }),
    []
  )
  return (
    <ToastContext value={control}>
      {children}
      <Toaster toasts={toasts} onDismiss={control.dismiss} />
    </ToastContext>
  )
}

/** Shows toasts in the nearest `ToastProvider`. */
export function useToast(): ToastControl {
  const control = useContext(ToastContext)
  if (!control) throw new Error('useToast needs a ToastProvider around it: put one at the root of the page.')
  return control
}
