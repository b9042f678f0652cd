import { type FocusEvent, useEffect, useState, useSyncExternalStore } from 'react'
import type { Motion } from './CarouselMotion.tsx'

const lessMotion = '(prefers-reduced-motion: reduce)'

function watchLessMotion(changed: () => void): () => void {
  const query = window.matchMedia(lessMotion)
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}

/**
 * When the slides move by themselves: if asked to, while neither pointer nor focus is on them, until told to pause,
 * and never for who wants less motion. `rest` is for the element that pointer and focus are watched on.
 */
export function useAutoplay(wanted: boolean, motion: Motion | null) {
  const [hovered, setHovered] = useState(false)
  const [focused, setFocused] = useState(false)
  const [paused, setPaused] = useState(false)
  const still = useSyncExternalStore(
    watchLessMotion,
    () => window.matchMedia(lessMotion).matches,
    () => true
  )
  const possible = wanted && !still && motion !== null
  const playing = possible && !hovered && !focused && !paused

  useEffect(() => {
    if (!playing) return
    motion?.play()
    return () => motion?.stop()
  }, [playing, motion])

  return {
    possible,
    paused,
    setPaused,
    rest: {
      onPointerEnter: () => setHovered(true),
      onPointerLeave: () => setHovered(false),
      onFocus: () => setFocused(true),
      onBlur: (event: FocusEvent<HTMLElement>) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setFocused(false)
      },
    },
  }
}
