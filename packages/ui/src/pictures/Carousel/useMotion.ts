import { useCallback, useRef, useState } from 'react'
import type { Motion } from './CarouselMotion.tsx'
import { whenStill } from './whenStill.ts'

type Step = 'previous' | 'next'

/** The carousel's engine, from when somebody reaches for it: whether it is `wanted`, and what says so. */
export function useMotion(wanted: boolean, want: () => void) {
  const [motion, setMotion] = useState<Motion | null>(null)
  // What was asked for before the engine was there.
  const asked = useRef<Step>(undefined)

  const arrive = useCallback((next: Motion | null) => {
    setMotion(next)
    const step = asked.current
    if (!next || !step) return
    asked.current = undefined
    next[step]()
  }, [])

  return {
    motion,
    arrive,
    want,
    /** After a swipe, which is left to the browser until the track stands still. */
    wantAfter: (viewport: HTMLElement | null) => {
      if (!wanted && viewport) whenStill(viewport, want)
    },
    move: (step: Step) => {
      if (motion) motion[step]()
      else {
        asked.current = step
        want()
      }
    },
  }
}
