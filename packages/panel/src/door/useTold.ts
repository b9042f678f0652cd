import { useToast } from '@gallery/ui'
import { useCallback } from 'react'
import { useIntl } from 'react-intl'
import type { Told } from './sendWaiting.ts'

/** Gives the function that says of what was done at the door what did not come out as it was done. Keep it. */
export function useTold(): (told: readonly Told[]) => void {
  const intl = useIntl()
  const { show } = useToast()
  return useCallback(
    (told) => {
      for (const { outcome, name } of told) {
        const text = intl.formatMessage({ id: `admin.door.told.${outcome}` }, { name })
        show({ tone: 'error', text, duration: 20_000 })
      }
    },
    [intl, show]
  )
}
