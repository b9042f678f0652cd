import { useEffect } from 'react'
import { usePanelOwner } from './OwnerContext.ts'
import { type RecentRecord, rememberRecord } from './recentRecords.ts'

/** Lets the palette offer this record among the last that were opened. */
export function useRemembered({ path, es, en, meta, isTitle }: RecentRecord): void {
  const owner = usePanelOwner()
  useEffect(
    () => rememberRecord(owner, { path, es, en, ...(meta ? { meta } : {}), ...(isTitle ? { isTitle } : {}) }),
    [owner, path, es, en, meta, isTitle]
  )
}
