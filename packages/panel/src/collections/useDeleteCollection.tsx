import type { CollectionRow } from '@gallery/contract'
import { FormattedMessage } from 'react-intl'
import { type Binning, useBinning } from '../undo/useBinning.ts'
import { deleteCollection, restoreCollection } from './collectionWrites.ts'

const binning: Binning<Pick<CollectionRow, 'id' | 'title_es'>> = {
  remove: deleteCollection,
  restore: restoreCollection,
  pathsOf: ({ id }) => [`/api/collections/${id}`],
  textOf: ({ title_es }) => <FormattedMessage id="admin.collections.deleted" values={{ title: title_es }} />,
}

/** {@link useBinning} of one collection. */
export function useDeleteCollection() {
  return useBinning(binning)
}
