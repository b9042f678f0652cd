import { pictureProps } from '@gallery/client'
import type { CollectionDetail } from '@gallery/contract'
import { Divider, Stack, Text } from '@gallery/ui'
import { FormattedMessage, useIntl } from 'react-intl'
import { useRefresh } from '../frame/useRefresh.ts'
import { RecordImage } from '../image/RecordImage.tsx'
import { RecordTrace } from '../record/RecordTrace.tsx'
import { CollectionLink } from './CollectionLink.tsx'
import type { CollectionForm } from './collectionForm.ts'
import { deleteCollectionImage, restoreCollectionImage, uploadCollectionImage } from './collectionWrites.ts'
import { PublicSwitch } from './PublicSwitch.tsx'
import { RoomFields } from './RoomFields.tsx'

interface CollectionAsideProps {
  collection: CollectionDetail
  form: CollectionForm
}

/** What is set of a whole collection: who sees it, under which address, and what stands for it. */
export function CollectionAside({ collection, form }: CollectionAsideProps) {
  const intl = useIntl()
  const refresh = useRefresh()
  const { id, image, picture, updated_at, updated_by } = collection
  return (
    <Stack space="s4">
      <PublicSwitch collection={collection} />
      <Divider />
      <CollectionLink collection={collection} />
      {collection.public ? null : <RoomFields form={form} />}
      <Divider />
      <RecordImage
        label={intl.formatMessage({ id: 'admin.collections.image' })}
        image={image}
        picture={image && picture ? pictureProps('collections', image, picture, '') : undefined}
        upload={(file, onProgress) => uploadCollectionImage(id, file, onProgress)}
        remove={() => deleteCollectionImage(id)}
        restore={(former) => restoreCollectionImage(id, former)}
        reread={() => refresh()}
        replaced={<FormattedMessage id="admin.image.replaced" />}
        removed={<FormattedMessage id="admin.image.removed" />}
      />
      <Text size="s" tone="ink2">
        <FormattedMessage id="admin.collections.coverHint" />
      </Text>
      <Divider />
      <RecordTrace at={updated_at} by={updated_by} />
    </Stack>
  )
}
