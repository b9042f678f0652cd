import { useEffect } from 'react'

/** While `unsaved`, closing or reloading the page asks first, in the browser's own words. */
export function useWarnOnLeave(unsaved: boolean): void {
  useEffect(() => {
    if (!unsaved) return
    const onLeave = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', onLeave)
    return () => window.removeEventListener('beforeunload', onLeave)
  }, [unsaved])
}
