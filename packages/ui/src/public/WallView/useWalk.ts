import { type RefObject, useEffect, useRef, useState } from 'react'
import { floor, type Hanging, type HungSize, inTheMiddle } from './hang.ts'

/** What is seen of the wall. */
interface WallSeen {
  /** How many pixels a centimetre is; 0 until it is known. */
  unit: number
  /** What lies between the scene and a wall that is shorter, in pixels. */
  before: number
  /** From there to there, in centimetres from its left end. */
  from: number
  to: number
}

interface Walk {
  seen: WallSeen
  /** How far along, in centimetres, one has come so far: pictures are loaded up to there. */
  reached: number
  /** Which work one stands at, from 0. */
  current: number
  /** Sees anew what is seen, after the scene has scrolled. */
  look: () => void
  /** Goes to a work. */
  reach: (at: number) => void
  /** Brings a place of the wall, in centimetres, to the middle of the window. */
  lookAt: (centimetres: number, glides: boolean) => void
  /** One moves by oneself from now on: whatever is in the middle is what one stands at. */
  moveFreely: () => void
}

/** How far, in centimetres, pictures are loaded before anybody has moved along, and beyond what is seen. */
const ahead = 1_600

/** Walks along a wall in its scene, which scrolls across. */
export function useWalk(
  scene: RefObject<HTMLElement | null>,
  hanging: Hanging,
  sizes: readonly HungSize[]
): Walk {
  const { length, height, places } = hanging
  const [current, setCurrent] = useState(0)
  const [seen, setSeen] = useState<WallSeen>({ unit: 0, before: 0, from: 0, to: 0 })
  const [reached, setReached] = useState(ahead)
  // Who was led to a work stays at it, though the ends of the wall keep it out of the middle, until they move by themselves.
  const led = useRef(false)

  function look() {
    const { current: box } = scene
    if (!box) return
    const unit = box.clientHeight / (height + floor)
    const before = Math.max(0, (box.clientWidth - length * unit) / 2)
    const from = (box.scrollLeft - before) / unit
    const to = from + box.clientWidth / unit
    setSeen({ unit, before, from: Math.max(0, from), to: Math.min(length, to) })
    if (!led.current) setCurrent(inTheMiddle(hanging, sizes, { from, to }))
    setReached((so) => Math.max(so, to + ahead))
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: looks anew when the wall is another
  useEffect(() => {
    const { current: box } = scene
    if (!box) return
    const observer = new ResizeObserver(look)
    observer.observe(box)
    return () => observer.disconnect()
  }, [length, height])

  function lookAt(centimetres: number, glides: boolean) {
    const { current: box } = scene
    const still = !glides || matchMedia('(prefers-reduced-motion: reduce)').matches
    const left = seen.before + centimetres * seen.unit - (box?.clientWidth ?? 0) / 2
    box?.scrollTo({ left, behavior: still ? 'instant' : 'smooth' })
  }

  function reach(at: number) {
    const place = places[at]
    if (!place) return
    led.current = true
    setCurrent(at)
    lookAt(place.x + (sizes[at]?.width ?? 0) / 2, true)
  }

  function moveFreely() {
    led.current = false
  }

  return { seen, reached, current, look, reach, lookAt, moveFreely }
}
