import { FreshnessContext } from '@gallery/client'
import { use, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'

/** What of a query says which part of a list is shown. */
const partsOfLists = ['p', 'letter', 'decade', 'series']

/**
 * What a browser does by itself when it opens a page, for pages that change without opening one: the top of the page, or
 * the part that the address names, the focus at its beginning. Gives back the title to read out, empty on the page that was opened.
 */
export function useArrival(): string {
  const { pathname, search, hash } = useLocation()
  const kind = useNavigationType()
  const freshness = use(FreshnessContext)
  const before = useRef({ pathname, search })
  const [title, setTitle] = useState('')

  useEffect(() => {
    const left = before.current
    before.current = { pathname, search }
    if (left.pathname === pathname && left.search === search) return
    freshness.end()
    // Back and forward: the browser returns to where the visitor was.
    const isWay = kind !== 'POP'
    if (left.pathname === pathname) {
      // The way through a list stands under it: another page begins above.
      if (isWay && isAnotherPart(left.search, search)) window.scrollTo(0, 0)
      return
    }
    if (isWay) showPart(hash)
    document.getElementById('main')?.focus({ preventScroll: true })
    setTitle(document.title)
  }, [pathname, search, hash, kind, freshness])

  return title
}

/** Shows the part of the page that a fragment (`#visit`) names; its top without one. */
function showPart(fragment: string): void {
  const part = document.getElementById(fragment.slice(1))
  if (part) part.scrollIntoView()
  else window.scrollTo(0, 0)
}

function isAnotherPart(one: string, other: string): boolean {
  const [left, shown] = [new URLSearchParams(one), new URLSearchParams(other)]
  return partsOfLists.some((key) => left.get(key) !== shown.get(key))
}
