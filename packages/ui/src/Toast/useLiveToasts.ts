import { type ComponentType, useEffect, useState } from 'react'
import type { ToasterProps } from './Toaster.tsx'

interface LoadedToasts {
  /** What makes toasts live; null on the server, until it is loaded, and when it cannot be. */
  LiveToasts: ComponentType<Pick<ToasterProps, 'toasts' | 'onDismiss'>> | null
  /** Whether it is still to come. False for good when the connection is gone: toasts stay plain sentences then. */
  loading: boolean
}

/** The live toasts, loaded once the page is there, before the first is needed. */
export function useLiveToasts(): LoadedToasts {
  const [loaded, setLoaded] = useState<LoadedToasts>({ LiveToasts: null, loading: true })
  useEffect(() => {
    let wanted = true
    import('./LiveToasts.tsx')
      .then(
        (module) => module.default,
        () => null
      )
      .then((LiveToasts) => {
        if (wanted) setLoaded({ LiveToasts, loading: false })
      })
    return () => {
      wanted = false
    }
  }, [])
  return loaded
}
