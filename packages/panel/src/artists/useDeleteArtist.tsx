import type { Artist } from '@gallery/contract'
import { FormattedMessage } from 'react-intl'
import { type Binning, useBinning } from '../undo/useBinning.ts'
import { deleteArtist, restoreArtist } from './artistWrites.ts'

const binning: Binning<Pick<Artist, 'id' | 'display'>> = {
  remove: deleteArtist,
  restore: restoreArtist,
  pathsOf: ({ id }) => [`/api/artists/${id}`],
  textOf: ({ display }) => <FormattedMessage id="admin.artists.deleted" values={{ name: display }} />,
}

/** {@link useBinning} of one artist. */
export function useDeleteArtist() {
  return useBinning(binning)
}
