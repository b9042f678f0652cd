import { useLanguage } from '@gallery/client'
import { eventHref } from '@gallery/contract/plain'
import type { RowMenuItem } from '@gallery/ui/admin'
import { useCallback } from 'react'
import { useIntl } from 'react-intl'
import { useAdminPath } from '../frame/useAdminPath.ts'
import { useDeleteEvents } from './useDeleteEvents.tsx'
import { useDuplicateEvent } from './useDuplicateEvent.ts'
import type { ListedEvent } from './useEventColumns.tsx'

/** What can be done with an event of the list. @param onGone hears which were deleted. Keep the function. */
export function useEventMenu(
  onGone: (ids: Iterable<number>) => void
): (row: ListedEvent) => readonly RowMenuItem[] {
  const intl = useIntl()
  const language = useLanguage()
  const path = useAdminPath()
  const remove = useDeleteEvents()
  const duplicate = useDuplicateEvent()
  return useCallback(
    (row) => {
      const say = (id: string) => intl.formatMessage({ id })
      const section = (name: string) =>
        ({
          kind: 'link',
          label: say(`admin.events.section.${name}`),
          href: path(`events/${row.id}/${name}`),
        }) as const
      return [
        section('images'),
        section('slots'),
        { kind: 'link', label: say('admin.list.view'), href: eventHref(row, language) },
        { kind: 'action', label: say('admin.events.duplicate'), onSelect: () => void duplicate(row.id) },
        { kind: 'divider', id: 'delete' },
        {
          kind: 'action',
          label: say('admin.list.delete'),
          tone: 'danger',
          onSelect: () => void remove([row]).then(onGone),
        },
      ]
    },
    [intl, language, path, remove, duplicate, onGone]
  )
}
