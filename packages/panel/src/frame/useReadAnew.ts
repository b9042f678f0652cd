import { useRereadWhere } from '@gallery/client'
import { urlOf } from '@gallery/contract'
import { useEffect } from 'react'
import { isListed } from './isListed.ts'
import { whileVisible } from './whileVisible.ts'

/** What the sidebar counts. */
export const countsKey = urlOf('/api/panel')

/**
 * Has an open panel tell what others do: what the sidebar counts is read anew each minute, the lists when somebody comes
 * back to the window.
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
}
