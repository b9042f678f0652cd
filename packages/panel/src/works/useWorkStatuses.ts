import { type WorkStatus, workStatuses } from '@gallery/contract'
import type { TagProps } from '@gallery/ui'
import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import { statusTexts } from '../fields/statusTexts.ts'

/** A state of works as menus and tags show it. */
interface ShownStatus {
  value: WorkStatus
  label: string
  tone: NonNullable<TagProps['tone']>
}

/** The states of works in the page's language; only what is on consignment is a success. */
export function useWorkStatuses(): ShownStatus[] {
  const intl = useIntl()
  return useMemo(
    () =>
      workStatuses.map((value) => ({
        value,
        label: intl.formatMessage({ id: statusTexts[value] }),
        tone: value === 'En consignación' ? 'success' : 'neutral',
      })),
    [intl]
  )
}
