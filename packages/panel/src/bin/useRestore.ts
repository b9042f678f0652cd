import { reported } from '@gallery/client'
import type { BinRow } from '@gallery/contract'
import { useToast } from '@gallery/ui'
import { useCallback } from 'react'
import { useIntl } from 'react-intl'
import { useLeaving } from '../frame/LeavingContext.ts'
import { useAdminPath } from '../frame/useAdminPath.ts'
import { useRefresh } from '../frame/useRefresh.ts'
import { restoreFromBin } from './binWrites.ts'
import { restoredPath } from './restoredPath.ts'
import { useBinName } from './useBinName.ts'

/**
 * Gives the function that takes records out of the bin and says so: of one by its name, with the way to it. Resolves with
 * whether it was done; what refused it has been reported.
 */
export function useRestore(): (records: readonly BinRow[]) => Promise<boolean> {
  const intl = useIntl()
  const path = useAdminPath()
  const refresh = useRefresh()
  const nameOf = useBinName()
  const { go } = useLeaving()
  const { show } = useToast()
  return useCallback(
    (records) =>
      reported(async () => {
        const count = await restoreFromBin(records).finally(refresh)
        const [record, ...others] = records
        if (record === undefined || others.length > 0 || count === 0) {
          show({ text: intl.formatMessage({ id: 'admin.bin.restored' }, { count }) })
          return
        }
        const to = restoredPath(record)
        show({
          text: intl.formatMessage({ id: 'admin.bin.restoredOne' }, { name: nameOf(record) }),
          ...(to === null
            ? {}
            : { action: { label: intl.formatMessage({ id: 'admin.bin.open' }), onAct: () => go(path(to)) } }),
        })
      }),
    [intl, path, refresh, nameOf, go, show]
  )
}
