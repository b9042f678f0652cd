import { type RefObject, useEffect, useRef } from 'react'
import { useNavigationType } from 'react-router-dom'

/**
 * Of a part of the page that shows what was chosen in another: where that stands outside the window once something else was
 * chosen, the page moves as little as shows it. The focus stays where it is, and whoever goes back stays where they were.
 *
 * @param chosen what the part shows, if anything; what the page is opened with moves nothing
 */
export function useInSight(chosen: string | undefined): RefObject<HTMLDivElement | null> {
  const part = useRef<HTMLDivElement>(null)
  const shown = useRef(chosen)
  const isReturn = useNavigationType() === 'POP'
  useEffect(() => {
    if (shown.current === chosen) return
    shown.current = chosen
    if (isReturn) return
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches
    part.current?.scrollIntoView({ block: 'nearest', behavior: still ? 'instant' : 'smooth' })
  }, [chosen, isReturn])
  return part
}
