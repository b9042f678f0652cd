import { useEffect, useRef, useState } from 'react'

/** Where what an element plays is, in seconds, how long it is, and whether it could not be loaded. */
export function useMedia<Media extends HTMLMediaElement>(src: string) {
  const media = useRef<Media>(null)
  const [failed, setFailed] = useState(false)
  const [now, setNow] = useState(0)
  const [length, setLength] = useState(0)

  function measure() {
    const { duration = 0, error = null } = media.current ?? {}
    setLength(Number.isFinite(duration) ? duration : 0)
    setFailed(error !== null)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was loaded before the scripts were there has told nobody.
  useEffect(measure, [src])

  return {
    media,
    now,
    length,
    failed,
    /** Plays on from another second. */
    go(seconds: number) {
      if (media.current) media.current.currentTime = seconds
      setNow(seconds)
    },
    /** What the element tells; its props. */
    told: {
      onTimeUpdate: () => setNow(media.current?.currentTime ?? 0),
      onDurationChange: measure,
      onError: measure,
    },
  }
}
