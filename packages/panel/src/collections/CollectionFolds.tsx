import { useGet } from '@gallery/client'
import { type CollectionDetail, urlOf } from '@gallery/contract'
import { collectionEditPath } from '@gallery/contract/plain'
import { FormattedMessage, useIntl } from 'react-intl'
import { RecordPart } from '../record/RecordPart.tsx'
import { CollectionImage } from './CollectionImage.tsx'
import type { CollectionSection } from './collectionSections.ts'
import { OpenRooms } from './OpenRooms.tsx'

interface CollectionFoldsProps {
  collection: CollectionDetail
  section: CollectionSection | undefined
}

/** The parts of a collection's record that are seldom needed, each at an address of its own. */
export function CollectionFolds({ collection, section }: CollectionFoldsProps) {
  const intl = useIntl()
  const url = urlOf('/api/rooms', { collection: collection.id })
  const rooms = useGet(url).data?.data
  const recipients = rooms?.map(({ recipient }) => recipient).filter((recipient) => recipient !== '') ?? []
  const part = (name: CollectionSection) => ({
    record: collectionEditPath(collection),
    part: name,
    open: section,
    label: <FormattedMessage id={`admin.collections.part.${name}`} />,
  })
  return (
    <>
      <RecordPart
        {...part('rooms')}
        count={rooms?.length}
        summary={recipients.length > 0 ? intl.formatList(recipients) : undefined}
      >
        <OpenRooms level={3} url={url} sayNone />
      </RecordPart>
      <RecordPart
        {...part('image')}
        summary={collection.image === null ? <FormattedMessage id="admin.collections.noImage" /> : undefined}
      >
        <CollectionImage collection={collection} />
      </RecordPart>
    </>
  )
}
