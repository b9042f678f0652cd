import { useEffect, useRef } from 'react'

/** What has an undo of its own: there Ctrl Z takes back what was typed. */
const typing = 'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable]'

/** Ctrl Z, or Cmd Z, outside fields calls `onUndo`; `null` leaves the keys to the browser. */
export function useUndoKey(onUndo: (() => void) | null): void {
  const latest = useRef(onUndo)
  useEffect(() => {
    latest.current = onUndo
  })
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const undoes = event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey)
      if (!undoes || event.shiftKey || event.altKey || event.repeat || !latest.current) return
      if (event.target instanceof Element && event.target.closest(typing)) return
      event.preventDefault()
      latest.current()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [])
}
