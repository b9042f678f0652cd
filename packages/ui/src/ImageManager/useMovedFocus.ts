import { type RefObject, useLayoutEffect, useRef } from 'react'
import type { ImageId } from './managedImage.ts'

/** A browser forgets the focus of an element that changes its place: gives it back to the button that moved its row. */
export function useMovedFocus(root: RefObject<HTMLElement | null>) {
  const wanted = useRef<string>(undefined)
  useLayoutEffect(() => {
    if (!wanted.current) return
    root.current?.querySelector<HTMLElement>(wanted.current)?.focus()
    wanted.current = undefined
  })
  return (id: ImageId, by: -1 | 1) => {
    wanted.current = `[data-image="${CSS.escape(String(id))}"] [data-move="${by}"]`
  }
}
