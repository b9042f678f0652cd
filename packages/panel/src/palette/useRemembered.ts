import { useEffect } from 'react'
import { type RecentRecord, rememberRecord } from './recentRecords.ts'

/** Lets the palette offer this record among the last that were opened. */
export function useRemembered({ path, es, en, meta, isTitle }: RecentRecord): void {
  useEffect(
    () => rememberRecord({ path, es, en, ...(meta ? { meta } : {}), ...(isTitle ? { isTitle } : {}) }),
    [path, es, en, meta, isTitle]
  )
}
