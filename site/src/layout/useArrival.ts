import { use, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { FreshnessContext } from '../data/seed.ts'

/**
 * What a browser does by itself when it opens a page, for pages that change without opening one: the top of the
 * page (spec §2), the focus at its beginning. Gives back the title to read out, empty on the page that was opened.
 */
export function useArrival(): string {
  const { pathname, search } = useLocation()
  const kind = useNavigationType()
  const freshness = use(FreshnessContext)
  const before = useRef({ pathname, search })
  const [title, setTitle] = useState('')

  useEffect(() => {
    const left = before.current
    before.current = { pathname, search }
    if (left.pathname === pathname && left.search === search) return
    freshness.end()
    if (left.pathname === pathname) return
    // Back and forward: the browser returns to where the visitor was.
    if (kind !== 'POP') window.scrollTo(0, 0)
    document.getElementById('main')?.focus({ preventScroll: true })
    setTitle(document.title)
  }, [pathname, search, kind, freshness])

  return title
}
