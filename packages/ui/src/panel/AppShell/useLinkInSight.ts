import { type RefObject, useEffect, useRef } from 'react'
import type { AppNavGroup } from './AppNav.tsx'

/**
 * Scrolls the link of the screen that is open into sight, when that screen is come to: the sidebar may be longer than the
 * window is high. What somebody scrolled themselves stays until then.
 *
 * @returns what the element around the links takes
 */
export function useLinkInSight(groups: readonly AppNavGroup[]): RefObject<HTMLElement | null> {
  const around = useRef<HTMLElement>(null)
  const current = groups.flatMap(({ links }) => links).find((link) => link.current)?.href
  useEffect(() => {
    if (current === undefined) return
    around.current?.querySelector('nav [aria-current="page"]')?.scrollIntoView({ block: 'nearest' })
  }, [current])
  return around
}
