import { useToast } from '@gallery/ui'
import { useCallback, useState } from 'react'
import { useIntl } from 'react-intl'
import { hasLetterKeys, keepLetterKeys } from './letterKeys.ts'
import { usePanelOwner } from './OwnerContext.ts'

/** Whether keys of one letter do something, and what turns them off or on and says so. */
export interface LetterKeys {
  on: boolean
  change: (on: boolean) => void
}

export function useLetterKeys(): LetterKeys {
  const owner = usePanelOwner()
  const intl = useIntl()
  const { show } = useToast()
  const [on, setOn] = useState(() => hasLetterKeys(owner))
  const change = useCallback(
    (next: boolean) => {
      setOn(next)
      keepLetterKeys(owner, next)
      show({ text: intl.formatMessage({ id: next ? 'admin.letterKeys.on' : 'admin.letterKeys.off' }) })
    },
    [owner, show, intl]
  )
  return { on, change }
}
