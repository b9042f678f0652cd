import type { ItemRow } from '@gallery/contract'
import { FormattedMessage } from 'react-intl'
import { type Binning, useBinning } from '../undo/useBinning.ts'
import { deleteItem, restoreItem } from './itemWrites.ts'

const binning: Binning<Pick<ItemRow, 'id' | 'hash' | 'subtitle_es'>> = {
  remove: deleteItem,
  restore: restoreItem,
  pathsOf: ({ id, hash }) => [`/api/items/${id}`, `/api/items/${hash}`],
  textOf: ({ subtitle_es }, count) => (
    <FormattedMessage id="admin.items.deleted" values={{ count, title: subtitle_es }} />
  ),
}

/** {@link useBinning} of items. */
export function useDeleteItems() {
  return useBinning(binning)
}
