import { type PointerEvent, useEffect, useRef, useState } from 'react'

/** How long the pointer rests before a tooltip shows, in milliseconds; the focus shows it at once. */
const delay = 400

/** How long the pointer may take from the element to the text, so that the text can be read by who magnifies it. */
const way = 200

/** The one that shows is put away when another comes. */
let hideOther: (() => void) | undefined

/** Whether a tooltip shows, and what makes it: the pointer that rests on an element, or the keyboard that is there. */
export function useShown() {
  const [shown, setShown] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  /** A press gives the focus as well, and has no need of a name. */
  const pressed = useRef(false)

  function hide(): void {
    clearTimeout(timer.current)
    setShown(false)
  }
  function show(): void {
    hideOther?.()
    hideOther = hide
    setShown(true)
  }
  useEffect(() => () => clearTimeout(timer.current), [])
  useEffect(() => {
    if (!shown) return
    const listening = new AbortController()
    const early = { capture: true, signal: listening.signal }
    const away = () => setShown(false)
    window.addEventListener('scroll', away, early)
    window.addEventListener('resize', away, early)
    // Before anything else, as a dialog around it, hears the key.
    window.addEventListener(
      'keydown',
      (event) => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        away()
      },
      early
    )
    return () => listening.abort()
  }, [shown])

  return {
    shown,
    showers: {
      onPointerEnter({ pointerType }: PointerEvent): void {
        if (pointerType === 'touch') return
        clearTimeout(timer.current)
        if (!shown) timer.current = setTimeout(show, delay)
      },
      onPointerLeave(): void {
        clearTimeout(timer.current)
        timer.current = setTimeout(hide, way)
      },
      onPointerDown(): void {
        hide()
        pressed.current = true
        document.addEventListener(
          'pointerup',
          () => {
            pressed.current = false
          },
          { once: true }
        )
      },
      onFocus: () => {
        if (!pressed.current) show()
      },
      onBlur: hide,
    },
  }
}
