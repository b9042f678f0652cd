import { type RefObject, useLayoutEffect, useRef } from 'react'
import { anchoredScroll, type Extent, lookOf, type Scrolled, scrollFor } from './zoomScale.ts'

/** A place in the window onto a picture, in pixels from its left and top edge. */
interface Place {
  x: number
  y: number
}

interface HeldLook {
  /** What stays under a place of the window when the scale changes next; null is its middle. */
  anchorAt: (place: Place | null) => void
  /** Called when the picture was moved about in. */
  scrolledTo: (scrolled: Scrolled) => void
}

/**
 * Holds what one looks at in a picture where the scale changes, and where the window onto it does: a device is turned, a
 * window is made narrower, and its middle still shows the same.
 *
 * @param extent another one says that the window may have changed
 */
export function useHeldLook(
  slide: RefObject<HTMLElement | null>,
  picture: Extent,
  scale: number,
  extent: Extent
): HeldLook {
  const anchor = useRef<Place | null>(null)
  const shown = useRef({ scale: 1, window: { width: 0, height: 0 }, scrolled: { left: 0, top: 0 } })

  // biome-ignore lint/correctness/useExhaustiveDependencies: the extent is what tells that the window is another
  useLayoutEffect(() => {
    const { current } = slide
    if (!current) return
    const window = windowOf(current)
    const before = shown.current
    if (!isSame(window, before.window)) {
      if (scale > 1 && before.window.width > 0) {
        const look = lookOf(before.window, picture, before.scale, before.scrolled)
        const { left, top } = scrollFor(window, picture, scale, look)
        current.scrollLeft = left
        current.scrollTop = top
      }
    } else if (scale !== before.scale) {
      const { x, y } = anchor.current ?? { x: window.width / 2, y: window.height / 2 }
      current.scrollLeft = anchoredScroll(current.scrollLeft, x, before.scale, scale)
      current.scrollTop = anchoredScroll(current.scrollTop, y, before.scale, scale)
    }
    if (scale !== before.scale) anchor.current = null
    shown.current = { scale, window, scrolled: { left: current.scrollLeft, top: current.scrollTop } }
  }, [slide, picture, scale, extent])

  return {
    anchorAt: (place) => {
      anchor.current = place
    },
    scrolledTo: (scrolled) => {
      // A window that has become another one scrolls by itself, to where nobody wanted to look.
      if (slide.current && isSame(windowOf(slide.current), shown.current.window))
        shown.current.scrolled = scrolled
    },
  }
}

function windowOf({ clientWidth: width, clientHeight: height }: HTMLElement): Extent {
  return { width, height }
}

function isSame(one: Extent, other: Extent): boolean {
  return one.width === other.width && one.height === other.height
}
