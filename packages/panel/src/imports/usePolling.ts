import { useReread } from '@gallery/client'
import { useEffect } from 'react'
import { useRefresh } from '../frame/useRefresh.ts'

/** Milliseconds between two looks at work that is under way. */
const pace = 700

/** Reads imports anew again and again for as long as one of them moves, and then whatever it may have changed. */
export function usePolling(isMoving: boolean): void {
  const refresh = useRefresh()
  const reread = useReread()
  useEffect(() => {
    if (!isMoving) return
    const timer = setInterval(() => void reread('/api/imports'), pace)
    return () => {
      clearInterval(timer)
      void refresh('POST /api/imports/:id/apply')
    }
  }, [isMoving, reread, refresh])
}
