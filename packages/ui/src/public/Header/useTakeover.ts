import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useHydrated } from '../../private/useHydrated.ts'

/**
 * When the menu of the scripts takes the place of the browser's own: at once, unless the visitor has opened that one
 * before; then as soon as they close it or follow a link of the header. `giveBack` opens the browser's own once more, for
 * when that of the scripts cannot be fetched. The focus goes along, to `opener` and back.
 */
export function useTakeover(opener: RefObject<HTMLElement | null>) {
  const [taken, setTaken] = useState(useHydrated())
  const early = useRef<HTMLDetailsElement>(null)
  const focused = useRef(false)

  useEffect(() => {
    const details = early.current
    if (taken || !details) return
    const take = () => {
      focused.current = details.contains(document.activeElement)
      setTaken(true)
    }
    if (!details.open) {
      take()
      return
    }
    const heard = new AbortController()
    const { signal } = heard
    details.addEventListener('toggle', () => details.open || take(), { signal })
    details.parentElement?.addEventListener(
      'click',
      ({ target }) => {
        if (target instanceof Element && target.closest('a')) take()
      },
      { signal }
    )
    return () => heard.abort()
  }, [taken])

  useLayoutEffect(() => {
    if (!focused.current) return
    if (taken) opener.current?.focus()
    else if (early.current) {
      early.current.open = true
      early.current.querySelector('summary')?.focus()
    }
  }, [taken, opener])

  function giveBack() {
    focused.current = true
    setTaken(false)
  }
  return { taken, early, giveBack }
}
