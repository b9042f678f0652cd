import { useEffect } from 'react'

/** Calls back at Ctrl K or Cmd K, wherever the focus is; the browser's own use of the keys gives way. */
export function usePaletteKey(onPress: () => void): void {
  useEffect(() => {
    function press(event: KeyboardEvent): void {
      const command = event.ctrlKey || event.metaKey
      if (!command || event.shiftKey || event.altKey || event.key.toLowerCase() !== 'k') return
      event.preventDefault()
      onPress()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [onPress])
}
