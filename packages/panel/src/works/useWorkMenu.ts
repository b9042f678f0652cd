import { get, useLanguage } from '@gallery/client'
import { superUrlOf, type WorkDetailAnswer, type WorkStatus } from '@gallery/contract'
import { workHref } from '@gallery/contract/plain'
import type { RowMenuItem } from '@gallery/ui/admin'
import { useCallback } from 'react'
import { useIntl } from 'react-intl'
import { useCopyLink } from '../collections/useCopyLink.ts'
import { sharedWorkHref } from './sharedWorkHref.ts'
import { useDeleteWorks } from './useDeleteWorks.tsx'
import { useDuplicateWork } from './useDuplicateWork.ts'
import type { ShownWork } from './useWorkRows.ts'
import { useWorkStatuses } from './useWorkStatuses.ts'

interface MenuActions {
  /** The address of a work's screen. */
  hrefOf: (work: ShownWork) => string
  move: (work: ShownWork, status: WorkStatus) => void
  onDetails: (work: ShownWork) => void
  /** Opens the form that holds it for somebody. */
  onHold: (work: ShownWork) => void
  /** It was deleted. Keep the function. */
  onGone: (work: ShownWork) => void
}

/** What can be done with a work of the list. */
export function useWorkMenu({
  hrefOf,
  move,
  onDetails,
  onHold,
  onGone,
}: MenuActions): (work: ShownWork) => readonly RowMenuItem[] {
  const intl = useIntl()
  const language = useLanguage()
  const statuses = useWorkStatuses()
  const copy = useCopyLink()
  const remove = useDeleteWorks()
  const duplicate = useDuplicateWork()
  return useCallback(
    (work) => {
      const say = (id: string) => intl.formatMessage({ id })
      return [
        { kind: 'link', label: say('admin.works.edit'), href: hrefOf(work), hotkey: 'Enter' },
        ...(work.public
          ? [{ kind: 'link' as const, label: say('admin.list.view'), href: workHref(work, language) }]
          : []),
        {
          kind: 'action',
          label: say('admin.works.copySecret'),
          onSelect: () => void copy(secretOf(work.id).then((link) => sharedWorkHref(link, language))),
        },
        { kind: 'divider', id: 'status' },
        // A movement on top of one that is on its way would come after what nobody knows yet.
        ...(work.saving === 'status'
          ? []
          : [
              {
                kind: 'choice' as const,
                label: say('admin.works.column.status'),
                choices: statuses,
                value: work.last_movement?.status ?? '',
                onChoose: (next: string) => {
                  const chosen = statuses.find(({ value }) => value === next)
                  if (chosen) move(work, chosen.value)
                },
              },
              {
                kind: 'action' as const,
                label: say('admin.works.details'),
                onSelect: () => onDetails(work),
              },
            ]),
        ...(work.sold
          ? []
          : [
              {
                kind: 'action' as const,
                label: say(work.hold ? 'admin.workHolds.addBehind' : 'admin.workHolds.hold'),
                onSelect: () => onHold(work),
              },
            ]),
        { kind: 'divider', id: 'work' },
        { kind: 'action', label: say('admin.works.duplicate'), onSelect: () => void duplicate(work.id) },
        {
          kind: 'action',
          label: say('admin.list.delete'),
          tone: 'danger',
          onSelect: () => void remove([work.id], work).then((done) => done && onGone(work)),
        },
      ]
    },
    [intl, language, statuses, hrefOf, move, onDetails, onHold, onGone, copy, remove, duplicate]
  )
}

async function secretOf(id: number): Promise<string> {
  const { data } = await get<WorkDetailAnswer>(superUrlOf('/api/works/:work', { work: id }))
  return data.secretLink
}
