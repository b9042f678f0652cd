import { useReread } from '@gallery/client'
import { useEffect } from 'react'
import { useRefresh } from '../frame/useRefresh.ts'
import { repeating } from './repeating.ts'

/** Milliseconds from the answer of one look at work that is under way to the next. */
const pace = 700

/** Reads imports anew again and again for as long as one of them moves, and then whatever it may have changed. */
export function usePolling(isMoving: boolean): void {
  const refresh = useRefresh()
  const reread = useReread()
  useEffect(() => {
    if (!isMoving) return
    const end = repeating(() => reread('/api/imports'), pace)
    return () => {
      end()
      void refresh('POST /api/imports/:id/apply')
    }
  }, [isMoving, reread, refresh])
}
