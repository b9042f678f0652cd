import { useLanguage } from '@gallery/client'
import type { BinRow } from '@gallery/contract'
import { useDates } from '@gallery/ui'
import { useCallback } from 'react'
import { useIntl } from 'react-intl'

/** Gives what a record of the bin is called in the page's language; a slot is called by its time. */
export function useBinName(): (row: BinRow) => string {
  const intl = useIntl()
  const dates = useDates()
  const language = useLanguage()
  return useCallback(
    ({ kind, label_es, label_en }) => {
      if (kind === 'slot') return dates.instant(label_es, 'LLL')
      return (language === 'en' && label_en) || label_es || intl.formatMessage({ id: 'admin.bin.untitled' })
    },
    [intl, dates, language]
  )
}
