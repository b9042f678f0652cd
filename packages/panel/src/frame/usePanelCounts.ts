import { useGet } from '@gallery/client'
import type { PanelCounts } from '@gallery/contract'
import { countsKey } from './useReadAnew.ts'

/**
 * What the panel counts; nothing until it is there. It is read anew each minute by itself: wherever it is shown, a failure
 * is told to nobody.
 */
export function usePanelCounts(): PanelCounts | undefined {
  return useGet(countsKey, { quiet: true }).data?.data
}
