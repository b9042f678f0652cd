import type { BinRow } from '@gallery/contract'

/**
 * Where a record stands once it is back, under `/{lang}/admin/`: on its own screen, or on that of what it hangs on. Null
 * for what hangs on something that is still in the bin.
 */
export function restoredPath({ kind, id, owner }: Pick<BinRow, 'kind' | 'id' | 'owner'>): string | null {
  switch (kind) {
    case 'event':
    case 'artist':
    case 'work':
    case 'archive':
    case 'item':
      return `${kind}s/${id}`
    case 'collection':
      // Its link is not known here: the screen reads the id alone and completes the address.
      return `collections/${kind}-${id}`
    case 'slot':
      return owner?.path ? `appointments?slot=${id}` : null
    case 'event_image':
    case 'work_image':
    case 'item_file':
      return owner?.path ?? null
    case 'slide':
      return 'options/slides'
    case 'message':
      return `messages?m=${id}`
  }
}
