import type { CurrentUser } from '@gallery/contract'
import { useToast } from '@gallery/ui'
import { useCallback } from 'react'
import { useIntl } from 'react-intl'

type Visitor = CurrentUser | null

/**
 * Gives the function that says in passing as whom somebody has come in, by who is known to be there and who was before. Of
 * whom a proof is awaited has not, and who proves once more that it is them has been in all along.
 */
export function useWelcome(): (user: Visitor, before: Visitor) => void {
  const { show } = useToast()
  const intl = useIntl()
  return useCallback(
    (user, before) => {
      if (user === null || user.awaits === 'proof') return
      if (before?.id === user.id && before.awaits !== 'proof') return
      const name = `${user.first_name} ${user.last_name}`.trim() || user.email
      show({ text: intl.formatMessage({ id: 'enter.done' }, { name }) })
    },
    [show, intl]
  )
}
