import { useRereadWhere } from '@gallery/client'
import { urlOf } from '@gallery/contract'
import { useEffect } from 'react'
import { afterRefusal } from './afterRefusal.ts'
import { isListed } from './isListed.ts'
import { useRefresh } from './useRefresh.ts'
import { whileVisible } from './whileVisible.ts'

/** What the sidebar counts. */
export const countsKey = urlOf('/api/panel')

/**
 * Has an open panel tell what others do: what the sidebar counts is read anew each minute, the lists when somebody comes
 * back to the window, and what stood in the way of a write once that was refused.
 */
export function useReadAnew(): void {
  const reread = useRereadWhere()
  useEffect(
    () =>
      whileVisible({
        often: () => void reread((path) => path === countsKey),
        onReturn: () => void reread(isListed),
      }),
    [reread]
  )
  const refresh = useRefresh()
  useEffect(() => afterRefusal(refresh), [refresh])
}
