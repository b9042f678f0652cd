import { pictureProps } from '@gallery/client'
import type { ArtistDetail } from '@gallery/contract'
import { FormattedMessage, useIntl } from 'react-intl'
import { useRefresh } from '../frame/useRefresh.ts'
import { RecordImage } from '../image/RecordImage.tsx'
import { deleteArtistImage, restoreArtistImage, uploadArtistImage } from './artistWrites.ts'

/** The portrait of an artist, which is changed at once. */
export function ArtistPortrait({ artist: { id, image, picture } }: { artist: ArtistDetail }) {
  const intl = useIntl()
  const refresh = useRefresh()
  return (
    <RecordImage
      label={intl.formatMessage({ id: 'admin.artists.image' })}
      image={image}
      picture={image && picture ? pictureProps('artists', image, picture, '') : undefined}
      upload={(file, onProgress) => uploadArtistImage(id, file, onProgress)}
      remove={() => deleteArtistImage(id)}
      restore={(former) => restoreArtistImage(id, former)}
      reread={() => refresh()}
      replaced={<FormattedMessage id="admin.image.replaced" />}
      removed={<FormattedMessage id="admin.image.removed" />}
    />
  )
}
