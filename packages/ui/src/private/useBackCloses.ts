import { type MouseEvent, useEffect, useLayoutEffect, useRef } from 'react'
import { isPlain } from './isPlain.ts'

/** Of this visit to the page: entries of an earlier one stay in the history when it is loaded anew. */
let opened = Date.now()
/** Going back takes a moment. */
let goingBack = false

function goBack(): void {
  goingBack = true
  const arrive = () => {
    goingBack = false
  }
  window.addEventListener('popstate', arrive, { once: true })
  history.back()
}

function addressOf({ page, query }: { page: string; query: string }): string {
  const search = query === '' ? page : `${page}${page === '' ? '?' : '&'}${query}`
  return window.location.pathname + search + window.location.hash
}

/** The layer that the browser's present entry stands for, if any. */
const layerNow = (): unknown => history.state?.layer

/**
 * The browser's back button closes what stands over the whole page, as it would leave a page: while it is open an entry
 * of the history stands for it, with the page's own address and state. Closed in another way, it takes the entry along.
 *
 * @param query what the entry's address asks besides the page's own, for who keeps it or sends it to somebody: `zoom=3`.
 *   Nothing by default.
 * @returns what the layer's root takes, so that a link in it is followed from the page's own entry
 */
export function useBackCloses(open: boolean, close: () => void, query = '') {
  const latest = useRef(close)
  useEffect(() => {
    latest.current = close
  })
  const layer = useRef(0)
  /** What the page's own address asks, and what is asked besides. */
  const asked = useRef({ page: '', query })
  useLayoutEffect(() => {
    asked.current.query = query
    if (layerNow() === layer.current) history.replaceState(history.state, '', addressOf(asked.current))
  }, [query])
  const followed = useRef<HTMLElement | null>(null)

  // Before the layer is seen: somebody who goes back at once must not leave the page.
  useLayoutEffect(() => {
    if (!open) return
    opened += 1
    const own = opened
    layer.current = own
    let entered = false
    function enter(): void {
      entered = true
      asked.current.page = window.location.search
      history.pushState({ ...history.state, layer: own }, '', addressOf(asked.current))
    }
    // An entry put on top of one that is being left would be the one that goes.
    if (goingBack) window.addEventListener('popstate', enter, { once: true })
    else enter()
    function leave(): void {
      if (!entered || layerNow() === own) return
      const link = followed.current
      followed.current = null
      link?.click()
      latest.current()
    }
    window.addEventListener('popstate', leave)
    return () => {
      window.removeEventListener('popstate', enter)
      window.removeEventListener('popstate', leave)
      // Its entry may be come to again, by Forward: it is the layer's no more.
      layer.current = 0
      if (layerNow() === own) goBack()
    }
  }, [open])

  return {
    onClickCapture(click: MouseEvent): void {
      const link = click.target instanceof Element ? click.target.closest('a[href]') : null
      if (!(link instanceof HTMLElement) || !isPlain(click) || layerNow() !== layer.current) return
      click.preventDefault()
      click.stopPropagation()
      followed.current = link
      goBack()
    },
  }
}
