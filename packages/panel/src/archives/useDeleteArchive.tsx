import type { ArchiveSummary } from '@gallery/contract'
import { FormattedMessage } from 'react-intl'
import { type Binning, useBinning } from '../undo/useBinning.ts'
import { deleteArchive, restoreArchive } from './archiveWrites.ts'

const binning: Binning<Pick<ArchiveSummary, 'id' | 'title_es'>> = {
  remove: deleteArchive,
  restore: restoreArchive,
  pathsOf: ({ id }) => [`/api/archives/${id}`],
  textOf: ({ title_es }) => <FormattedMessage id="admin.archives.deleted" values={{ title: title_es }} />,
}

/** {@link useBinning} of one archive, whose items go along. */
export function useDeleteArchive() {
  return useBinning(binning)
}
