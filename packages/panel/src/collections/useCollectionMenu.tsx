import { useLanguage } from '@gallery/client'
import type { CollectionRow } from '@gallery/contract'
import type { RowMenuItem } from '@gallery/ui/admin'
import { useCallback } from 'react'
import { useIntl } from 'react-intl'
import { addressOf } from './roomHref.ts'
import { useCopyLink } from './useCopyLink.ts'
import { useDeleteCollection } from './useDeleteCollection.tsx'

/** What can be done with a collection of the list; sharing is its owner's matter. */
export function useCollectionMenu(
  onShare: (collection: CollectionRow) => void
): (row: CollectionRow) => readonly RowMenuItem[] {
  const intl = useIntl()
  const language = useLanguage()
  const copy = useCopyLink()
  const remove = useDeleteCollection()
  return useCallback(
    (row) => {
      const say = (id: string) => intl.formatMessage({ id })
      const address = addressOf(row, language)
      return [
        {
          kind: 'action',
          label: say('admin.collections.copyLink'),
          onSelect: () => void copy(Promise.resolve(address)),
        },
        { kind: 'link', label: say('admin.list.view'), href: new URL(address).pathname },
        { kind: 'action', label: say('admin.collections.share.open'), onSelect: () => onShare(row) },
        { kind: 'divider', id: 'delete' },
        {
          kind: 'action',
          label: say('admin.list.delete'),
          tone: 'danger',
          onSelect: () => void remove([row]),
        },
      ]
    },
    [intl, language, copy, remove, onShare]
  )
}
