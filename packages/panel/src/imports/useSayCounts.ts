import type { ImportCounts } from '@gallery/contract'
import { useIntl } from 'react-intl'

/** Says what a review found: "41 nuevas, 2 cambiadas". */
export function useSayCounts(): (counts: ImportCounts | null) => string {
  const intl = useIntl()
  return (counts) => (counts ? intl.formatMessage({ id: 'admin.imports.counts' }, { ...counts }) : '')
}
