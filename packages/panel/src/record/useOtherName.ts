import { useUser } from '@gallery/client'
import type { Author } from '@gallery/contract'
import { useIntl } from 'react-intl'

/** How to call who saved in between: a function that says undefined of the person who is signed in. */
export function useOtherName(): (by: Author) => string | undefined {
  const intl = useIntl()
  const self = useUser()?.id
  return (by) => {
    if (by !== null && by.id === self) return undefined
    return by?.full_name ?? intl.formatMessage({ id: 'admin.record.somebody' })
  }
}
