import { type ReactElement, type ReactNode, Suspense } from 'react'
import { useHydrated } from './useHydrated.ts'

interface OnceHydratedProps {
  /** What the server sends, and what stands there until the rest is loaded. */
  plain: ReactElement
  /** What works in the browser only, loaded when it is drawn first. */
  children: ReactNode
}

/** Puts what only a browser can do in the place of what the server sent, as soon as it is there. */
export function OnceHydrated({ plain, children }: OnceHydratedProps) {
  return useHydrated() ? <Suspense fallback={plain}>{children}</Suspense> : plain
}
