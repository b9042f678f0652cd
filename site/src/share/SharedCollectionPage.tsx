import { useGet, useLanguage } from '@gallery/client'
import { sharedCollectionWorkHref, translated } from '@gallery/contract/plain'
import { useParams } from 'react-router-dom'
import { CollectionSheet } from '../collections/CollectionSheet.tsx'
import { sharedCollectionKey } from '../collections/collectionsKey.ts'
import { PageHead } from '../head/PageHead.tsx'
import { DetailPage } from '../layout/DetailPage.tsx'
import { WorksOnTheWay } from '../lists/WorksOnTheWay.tsx'
import { SharedFrame } from './SharedFrame.tsx'

/** A room: a collection for whoever holds its link (`/share/collection/{hash}`). */
export function SharedCollectionPage() {
  const language = useLanguage()
  const { hash = '' } = useParams()
  const read = sharedCollectionKey(hash)
  const { data: room } = useGet(read)
  return (
    <SharedFrame until={room?.data.open_until ?? null}>
      <DetailPage read={read} loading={<WorksOnTheWay />}>
        {({ data: collection }) => (
          <>
            <PageHead title={translated(collection, 'title', language).text} />
            <CollectionSheet
              collection={collection}
              workHref={(work) => sharedCollectionWorkHref(hash, work, language)}
            />
          </>
        )}
      </DetailPage>
    </SharedFrame>
  )
}
