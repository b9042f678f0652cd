import { useEffect, useRef, useState } from 'react'

/**
 * Ctrl S, or Cmd S, anywhere on the page calls `onSave`, as long as `canSave`; the browser's own "save page" never
 * opens meanwhile.
 */
export function useSaveKey(canSave: boolean, onSave: () => void): void {
  const latest = useRef({ canSave, onSave })
  const [presses, setPresses] = useState(0)
  const answered = useRef(0)
  useEffect(() => {
    latest.current = { canSave, onSave }
  })
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey) return
      event.preventDefault()
      if (!event.repeat) setPresses((before) => before + 1)
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [])
  // Not in the listener: what an editor was given just before the press is not in the form yet. Once for each press:
  // where an `Activity` shows it again, effects run again.
  useEffect(() => {
    if (presses === answered.current) return
    answered.current = presses
    if (latest.current.canSave) latest.current.onSave()
  }, [presses])
}
