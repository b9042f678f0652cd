import { useLanguage } from '@gallery/client'
import type { WorkStatus, WorkSummary } from '@gallery/contract'
import { translated } from '@gallery/contract/plain'
import { useCallback } from 'react'
import { FormattedMessage } from 'react-intl'
import { useRefresh } from '../frame/useRefresh.ts'
import { useUndo } from '../undo/useUndo.tsx'
import { useWorkStatuses } from './useWorkStatuses.ts'
import { strikeMovements } from './workWrites.ts'

/** Gives the function that says what a work has become, and offers to take the movements behind it back. */
export function useStatusOffer(): (
  work: Pick<WorkSummary, 'title_es' | 'title_en'>,
  status: WorkStatus,
  movements: readonly number[]
) => void {
  const refresh = useRefresh()
  const language = useLanguage()
  const statuses = useWorkStatuses()
  const { offer } = useUndo()
  return useCallback(
    (work, status, movements) =>
      offer({
        text: (
          <FormattedMessage
            id="admin.works.moved"
            values={{
              title: <em key="title">{translated(work, 'title', language).text}</em>,
              status: statuses.find(({ value }) => value === status)?.label ?? status,
            }}
          />
        ),
        undo: async () => {
          await strikeMovements(movements)
          await refresh()
        },
      }),
    [offer, refresh, language, statuses]
  )
}
