import { useCallback, useRef, useState } from 'react'
import type { Motion } from './CarouselMotion.tsx'
import { whenStill } from './whenStill.ts'

type Step = 'previous' | 'next'

/** The carousel's engine, from when somebody reaches for it; `early` wants it with the page. */
export function useMotion(early: boolean) {
  const [motion, setMotion] = useState<Motion | null>(null)
  const [wanted, setWanted] = useState(early)
  // What was asked for before the engine was there.
  const asked = useRef<Step>(undefined)

  const arrive = useCallback((next: Motion | null) => {
    setMotion(next)
    const step = asked.current
    if (!next || !step) return
    asked.current = undefined
    next[step]()
  }, [])

  const want = () => setWanted(true)
  return {
    motion,
    arrive,
    wanted,
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
