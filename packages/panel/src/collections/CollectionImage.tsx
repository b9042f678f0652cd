import { pictureProps } from '@gallery/client'
import type { CollectionDetail } from '@gallery/contract'
import { FormattedMessage, useIntl } from 'react-intl'
import { useRefresh } from '../frame/useRefresh.ts'
import { RecordImage } from '../image/RecordImage.tsx'
import { deleteCollectionImage, restoreCollectionImage, uploadCollectionImage } from './collectionWrites.ts'

/** The picture that a collection may have of its own, which is changed at once. */
export function CollectionImage({ collection: { id, image, picture } }: { collection: CollectionDetail }) {
  const intl = useIntl()
  const refresh = useRefresh()
  return (
    <RecordImage
      label={intl.formatMessage({ id: 'admin.collections.part.image' })}
      hint={intl.formatMessage({ id: 'admin.collections.coverHint' })}
      image={image}
      picture={image && picture ? pictureProps('collections', image, picture, '') : undefined}
      upload={(file, onProgress) => uploadCollectionImage(id, file, onProgress)}
      remove={() => deleteCollectionImage(id)}
      restore={(former) => restoreCollectionImage(id, former)}
      reread={() => refresh()}
      replaced={<FormattedMessage id="admin.image.replaced" />}
      removed={<FormattedMessage id="admin.image.removed" />}
    />
  )
}
