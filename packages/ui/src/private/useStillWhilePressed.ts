import { useEffect, useState } from 'react'

/**
 * What a list shows, kept as it is while one of its lines is pressed: an answer that comes between pressing and letting
 * go would move another line under the pointer, and the press would choose nothing.
 *
 * @returns `[shown, press]`: what to show, and what the list calls when a pointer goes down on it
 */
export function useStillWhilePressed<Shown>(now: Shown): [shown: Shown, press: () => void] {
  const [pressed, setPressed] = useState<{ shown: Shown } | null>(null)
  useEffect(() => {
    if (pressed === null) return
    let timer: ReturnType<typeof setTimeout> | undefined
    // The click comes after the release, and is to find what was pressed.
    const release = () => {
      timer = setTimeout(() => setPressed(null))
    }
    window.addEventListener('pointerup', release)
    window.addEventListener('pointercancel', release)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('pointerup', release)
      window.removeEventListener('pointercancel', release)
    }
  }, [pressed])
  return [pressed ? pressed.shown : now, () => setPressed({ shown: now })]
}
