import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { CoverHeading } from './CoverHeadingContext.ts'

interface Cover {
  heading: CoverHeading
  /** Of the buttons at the foot. */
  foot: RefObject<HTMLDivElement | null>
}

/**
 * Leads whoever opens what covers a page to its heading, once that is there, and back to what they opened it with. Where a
 * press leaves the focus nowhere, as in Safari, that is the last button of the foot, which is what is done most.
 */
export function useCover(covered: boolean): Cover {
  const foot = useRef<HTMLDivElement>(null)
  const [wasCovered, setWasCovered] = useState(covered)
  const [opener, setOpener] = useState<Element | null>(null)
  if (covered !== wasCovered) {
    setWasCovered(covered)
    // Before it is drawn: what had the focus is hidden then, and lets it go.
    if (covered) setOpener(document.activeElement)
  }

  const ref = useCallback(
    (element: HTMLElement | null) => {
      if (opener !== null) element?.focus()
    },
    [opener]
  )

  useEffect(() => {
    if (covered || opener === null || document.activeElement !== document.body) return
    const isThere = opener instanceof HTMLElement && opener !== document.body && opener.isConnected
    if (isThere) opener.focus()
    else [...(foot.current?.querySelectorAll('button') ?? [])].at(-1)?.focus()
  }, [covered, opener])

  return { foot, heading: useMemo(() => ({ tabIndex: -1, ref }), [ref]) }
}
