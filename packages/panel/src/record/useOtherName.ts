import { useUser } from '@gallery/client'
import type { Author } from '@gallery/contract'
import { useIntl } from 'react-intl'
import { otherName } from './otherName.ts'

/** {@link otherName} for whoever is signed in, in their language. */
export function useOtherName(): (by: Author) => string | undefined {
  const somebody = useIntl().formatMessage({ id: 'admin.record.somebody' })
  const self = useUser()?.id
  return (by) => otherName(by, self, somebody)
}
