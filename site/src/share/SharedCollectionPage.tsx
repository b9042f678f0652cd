import { useGet, useLanguage } from '@gallery/client'
import type { SharedCollection } from '@gallery/contract'
import { sharedCollectionWorkHref, translated } from '@gallery/contract/plain'
import { useParams } from 'react-router-dom'
import { AskSeveral } from '../asking/AskSeveral.tsx'
import { sharedCollectionKey } from '../collections/collectionsKey.ts'
import { PageHead } from '../head/PageHead.tsx'
import { DetailPage } from '../layout/DetailPage.tsx'
import { WorksOnTheWay } from '../lists/WorksOnTheWay.tsx'
import { RoomFoot } from './RoomFoot.tsx'
import { RoomSheet } from './RoomSheet.tsx'
import { SharedFrame } from './SharedFrame.tsx'
import { useRoomWatch } from './useRoomWatch.ts'

/** A room: a collection for whoever holds a link to it (`/share/collection/{hash}`). */
export function SharedCollectionPage() {
  const { hash = '' } = useParams()
  const read = sharedCollectionKey(hash)
  const { data: room } = useGet(read)
  return (
    <SharedFrame until={room?.data.open_until ?? null}>
      <DetailPage read={read} loading={<WorksOnTheWay />}>
        {({ data }) => <SharedCollectionDetail room={data} link={hash} />}
      </DetailPage>
    </SharedFrame>
  )
}

function SharedCollectionDetail({ room, link }: { room: SharedCollection; link: string }) {
  const language = useLanguage()
  const isWatched = room.room?.watched === true
  useRoomWatch(
    link,
    isWatched,
    room.works.map((work) => ({ id: work.id, href: sharedCollectionWorkHref(link, work, language) }))
  )
  return (
    <>
      <PageHead title={translated(room, 'title', language).text} />
      <RoomSheet room={room} link={link} />
      <AskSeveral
        works={room.works.filter((work) => work.room?.state !== 'gone')}
        path={`/${language}/share/collection/${link}/ask`}
        refOf={({ hash }) => hash}
      />
      {isWatched ? <RoomFoot link={link} /> : null}
    </>
  )
}
