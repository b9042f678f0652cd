import { useEffect, useRef } from 'react'

/**
 * Ctrl S, or Cmd S, anywhere on the page calls `onSave`, as long as `canSave`; the browser's own "save page" never
 * opens meanwhile.
 */
export function useSaveKey(canSave: boolean, onSave: () => void): void {
  const latest = useRef({ canSave, onSave })
  useEffect(() => {
    latest.current = { canSave, onSave }
  })
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey) return
      event.preventDefault()
      if (latest.current.canSave && !event.repeat) latest.current.onSave()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [])
}
