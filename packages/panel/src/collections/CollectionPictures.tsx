import { pictureProps, useLanguage } from '@gallery/client'
import type { CollectionDetail } from '@gallery/contract'
import { translated } from '@gallery/contract/plain'
import { RecordPictures } from '@gallery/ui/admin'
import { FormattedMessage, useIntl } from 'react-intl'
import { useLocation } from 'react-router-dom'
import { useAdminPath } from '../frame/useAdminPath.ts'
import { listQuery } from '../lists/listQuery.ts'
import { sectionPath } from './collectionSections.ts'

/** What stands for a collection in lists, beside its title: a picture of its own, else its covers. */
export function CollectionPictures({ collection }: { collection: CollectionDetail }) {
  const intl = useIntl()
  const language = useLanguage()
  const path = useAdminPath()
  const query = listQuery(useLocation().search)
  const { image, picture, covers } = collection
  const isOwn = image !== null && picture !== null
  return (
    <RecordPictures
      rooms={isOwn}
      label={intl.formatMessage(
        { id: 'admin.collections.imagesOf' },
        { title: translated(collection, 'title', language).text }
      )}
      pictures={
        isOwn
          ? [{ id: 0, picture: pictureProps('collections', image, picture, '') }]
          : covers.map((cover, id) => ({
              id,
              picture: pictureProps('images', cover.file, cover.picture, ''),
            }))
      }
      addHref={path(sectionPath(collection, 'image')) + query}
      addLabel={intl.formatMessage({ id: 'admin.collections.changeImage' })}
      empty={<FormattedMessage id="admin.record.noImages" />}
    />
  )
}
