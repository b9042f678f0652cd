import {
  type RefObject,
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import type { DetailHeading } from './DetailHeadingContext.ts'

interface DetailFocus {
  /** Of what holds the list. It takes the focus where the line that it belongs to is gone. */
  list: RefObject<HTMLDivElement | null>
  /** Of what holds the detail. It takes the focus until its heading is there. */
  detail: RefObject<HTMLElement | null>
  heading: DetailHeading
  /** Whether there is a heading. */
  isNamed: boolean
}

/**
 * Leads whoever opens another detail to its heading, and back to its line in the list once it goes.
 *
 * As in a program for mail: Enter goes into the message; who reads and goes on to the next, by its buttons or by J and K,
 * goes on reading; who presses J and K in the list goes through its lines, each of which is read out as the focus comes to
 * it, and stays in the list. What the page was opened with, and what is being written, takes nothing from anybody.
 */
export function useDetailFocus(chosen: string | number | undefined, open: boolean): DetailFocus {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const detail = useRef<HTMLElement>(null)
  const heading = useRef<HTMLElement>(null)
  const [isNamed, setIsNamed] = useState(false)
  const ref = useCallback((element: HTMLElement | null) => {
    heading.current = element
    setIsNamed(element !== null)
    if (document.activeElement === detail.current) element?.focus()
  }, [])

  const led = useRef(chosen)
  useEffect(() => {
    if (chosen === undefined) led.current = undefined
    // What was chosen may have to be read first.
    if (!open || led.current === chosen) return
    led.current = chosen
    const at = document.activeElement
    const line = lineIn(list.current)
    if (at !== detail.current && detail.current?.contains(at)) return
    const isStep = at !== line && list.current?.contains(at)
    if (isStep) line?.focus()
    // Where both do not fit the list is hidden, and its line takes no focus.
    if (!isStep || document.activeElement !== line) (heading.current ?? detail.current)?.focus()
  }, [chosen, open])

  // At each change: a line may come late, and the one of what was deleted goes after its detail.
  const line = useRef<HTMLElement>(null)
  const wasOpen = useRef(false)
  useEffect(() => {
    if (open && chosen !== undefined) {
      wasOpen.current = true
      line.current = lineIn(list.current)
      return
    }
    const isGone = line.current !== null && !line.current.isConnected
    if (!wasOpen.current && !isGone) return
    wasOpen.current = false
    if (isGone) line.current = null
    if (document.activeElement !== document.body) return
    if (line.current) line.current.focus()
    else list.current?.focus({ preventScroll: true })
  })

  // Of what was the only one the whole view may go, for something that says that there is nothing.
  useLayoutEffect(
    () => () => {
      if (!wasOpen.current && !line.current) return
      const at = document.activeElement
      const parts = [list.current, detail.current]
      if (at === document.body || parts.some((part) => part?.contains(at))) focusPage()
    },
    []
  )

  return {
    list,
    detail,
    heading: useMemo(() => ({ id, tabIndex: -1, ref }), [id, ref]),
    isNamed,
  }
}

/** Gives the focus to the main part of the page, as a dialog does whose opener is gone. */
function focusPage(): void {
  document.getElementById('main')?.focus({ preventScroll: true })
}

/** The line of what is open in a list; pages have another `aria-current`. */
function lineIn(list: HTMLElement | null): HTMLElement | null {
  return list?.querySelector<HTMLElement>('[aria-current="true"]') ?? null
}
