import { type ComponentType, useEffect, useState } from 'react'
import type { ToastListProps } from './ToastList.tsx'

interface LoadedList {
  /** What makes toasts live; null on the server, until it is loaded, and when it cannot be. */
  ToastList: ComponentType<ToastListProps> | null
  /** Whether it is still to come. False for good when the connection is gone: toasts stay plain sentences then. */
  loading: boolean
}

/** The live toasts, loaded when the first is wanted: most pages are left without one. */
export function useToastList(wanted: boolean): LoadedList {
  const [loaded, setLoaded] = useState<LoadedList>({ ToastList: null, loading: true })
  useEffect(() => {
    if (!wanted) return
    let mounted = true
    import('./ToastList.tsx')
      .then((module) => module.default)
      // Apart from the line above, which bundlers take for a part of the import: its styles may fail as well.
      .catch(() => null)
      .then((ToastList) => {
        if (mounted) setLoaded({ ToastList, loading: false })
      })
    return () => {
      mounted = false
    }
  }, [wanted])
  return loaded
}
