import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * A browser forgets the focus of an element that changes its place: gives it back to the button that moved its item, or
 * to the item's grip where there is none. An item bears `data-sorted` with its id, such a button `data-move` with its
 * direction, or `section` where it leads into another one; a grip `data-grip`. With `grip` it goes to that at once, or to
 * the button that takes the item away, `data-remove`, while it does not drag: what stands beside may leave much later.
 */
export function useMovedFocus(root: RefObject<HTMLElement | null>) {
  const wanted = useRef<[first: string, second: string]>(undefined)
  function focus([first, second]: [string, string]) {
    const { current } = root
    const target = current?.querySelector<HTMLElement>(first) ?? current?.querySelector<HTMLElement>(second)
    target?.focus()
  }
  useLayoutEffect(() => {
    if (wanted.current) focus(wanted.current)
    wanted.current = undefined
  })
  return (id: string | number, by: -1 | 1 | 'section' | 'grip') => {
    const item = `[data-sorted="${CSS.escape(String(id))}"]`
    if (by === 'grip') focus([`${item} [data-grip]:enabled`, `${item} [data-remove]`])
    else wanted.current = [`${item} [data-move="${by}"]`, `${item} [data-grip]`]
  }
}
