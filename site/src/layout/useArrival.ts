import { FreshnessContext, withinPage } from '@gallery/client'
import { use, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { useTitleSaid } from './useTitleSaid.ts'

/** What of a query says which part of a list is shown. */
const partsOfLists = ['p', 'letter', 'decade', 'series']

/**
 * What a browser does by itself when it opens a page, for pages that change without opening one: the top of the page, or
 * the part that the address names, the focus at its beginning, or where one goes back on the link that one had left by.
 * Gives back the title to read out, empty on the page that was opened.
 */
export function useArrival(): string {
  const { pathname, search, hash, state } = useLocation()
  const kind = useNavigationType()
  const freshness = use(FreshnessContext)
  const before = useRef({ pathname, search })
  const arrived = useRef({ pathname, search })
  const [arrivals, setArrivals] = useState(0)

  useEffect(() => {
    window.addEventListener('click', noteLink, true)
    return () => window.removeEventListener('click', noteLink, true)
  }, [])

  // Before anything is drawn: what travels from page to page goes to where it is seen then.
  useLayoutEffect(() => {
    const left = before.current
    before.current = { pathname, search }
    if (left.pathname === pathname && left.search === search) return
    // Back and forward: the browser returns to where the visitor was.
    if (kind === 'POP' || state === withinPage) return
    if (left.pathname !== pathname) showPart(hash)
    // The way through a list stands under it: another page begins above.
    else if (isAnotherPart(left.search, search)) window.scrollTo(0, 0)
  }, [pathname, search, hash, kind, state])

  useEffect(() => {
    const left = arrived.current
    arrived.current = { pathname, search }
    if (left.pathname === pathname && left.search === search) return
    freshness.end()
    // Who comes back to an entry of the history arrives, whatever it was made for.
    if (left.pathname === pathname || (state === withinPage && kind !== 'POP')) return
    const part = (kind === 'POP' && leftBy()) || document.getElementById('main')
    part?.focus({ preventScroll: true })
    setArrivals((count) => count + 1)
  }, [pathname, search, kind, state, freshness])

  return useTitleSaid(arrivals)
}

/** The links of the page to an address. */
const linksTo = (href: string) => [...document.links].filter((link) => link.href === href)

/** Notes in the history's entry by which link it is left: its address, and which of those to it. */
function noteLink({ target }: MouseEvent): void {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]')
  if (!link) return
  const left = [link.href, linksTo(link.href).indexOf(link)]
  history.replaceState({ ...history.state, left }, '')
}

/** The link by which the page was left before, if it is there. */
function leftBy(): HTMLElement | undefined {
  const left: [href: string, place: number] | undefined = history.state?.left
  return left && linksTo(left[0])[left[1]]
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
