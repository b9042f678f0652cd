import { type ComponentType, useEffect, useState } from 'react'
import type { LiveToastsProps } from './LiveToasts.tsx'

interface LoadedToasts {
  /** What makes toasts live; null on the server, until it is loaded, and when it cannot be. */
  LiveToasts: ComponentType<LiveToastsProps> | null
  /** Whether it is still to come. False for good when the connection is gone: toasts stay plain sentences then. */
  loading: boolean
}

/** The live toasts, loaded when the first is wanted; `wanted` says whether one is. */
export function useLiveToasts(wanted: boolean): LoadedToasts {
  const [loaded, setLoaded] = useState<LoadedToasts>({ LiveToasts: null, loading: true })
  useEffect(() => {
    if (!wanted) return
    let mounted = true
    import('./LiveToasts.tsx')
      .then(
        (module) => module.default,
        () => null
      )
      .then((LiveToasts) => {
        if (mounted) setLoaded({ LiveToasts, loading: false })
      })
    return () => {
      mounted = false
    }
  }, [wanted])
  return loaded
}
