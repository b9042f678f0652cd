import type { CollectionDetail } from '@gallery/contract'
import { Facts } from '@gallery/ui'
import { useIntl } from 'react-intl'
import type { CollectionForm } from './collectionForm.ts'
import { RoomFields } from './RoomFields.tsx'

interface CollectionFactsProps {
  collection: CollectionDetail
  form: CollectionForm
}

/** Whose works a collection has; of a private one, for whom it is and until when. */
export function CollectionFacts({ collection, form }: CollectionFactsProps) {
  const intl = useIntl()
  const artists = intl.formatList(collection.artists.map(({ display }) => display))
  return (
    <>
      {artists === '' ? null : (
        <Facts
          items={[{ term: intl.formatMessage({ id: 'admin.collections.column.artists' }), value: artists }]}
        />
      )}
      {collection.public ? null : <RoomFields form={form} />}
    </>
  )
}
