import { useGet, useLanguage } from '@gallery/client'
import type { CollectedWorkAnswer } from '@gallery/contract'
import { sharedCollectionWorkHref, translated } from '@gallery/contract/plain'
import { PreviousNext, Text } from '@gallery/ui'
import { useParams } from 'react-router-dom'
import { askHref } from '../asking/askedIn.ts'
import { sharedCollectionKey } from '../collections/collectionsKey.ts'
import { PageHead } from '../head/PageHead.tsx'
import { DetailPage } from '../layout/DetailPage.tsx'
import { AskButton } from '../works/AskButton.tsx'
import { neighbours } from '../works/neighbours.ts'
import { WorkSheet } from '../works/WorkSheet.tsx'
import { sharedCollectionWorkKey } from '../works/workKey.ts'
import { RoomFoot } from './RoomFoot.tsx'
import { RoomPricesDay } from './RoomPricesDay.tsx'
import { SharedFrame } from './SharedFrame.tsx'
import { useRoomFacts } from './useRoomFacts.tsx'
import { useRoomWatch } from './useRoomWatch.ts'

/** A work of a room (`/share/collection/{hash}/{work}`). */
export function SharedCollectionWorkPage() {
  const { hash = '', work } = useParams()
  const room = useGet(sharedCollectionKey(hash)).data?.data
  return (
    <SharedFrame until={room?.open_until ?? null}>
      <DetailPage read={sharedCollectionWorkKey(work, hash)} sheet="work">
        {(answer) => <SharedWork {...answer} link={hash} />}
      </DetailPage>
    </SharedFrame>
  )
}

function SharedWork({ data, neighbours: around, link }: CollectedWorkAnswer & { link: string }) {
  const language = useLanguage()
  const room = useGet(sharedCollectionKey(link)).data?.data
  const name = room ? translated(room, 'title', language) : { text: '' }
  const { text: title, lang } = translated(data, 'title', language)
  const facts = useRoomFacts(data.room)
  const isWatched = room?.room?.watched === true
  useRoomWatch(link, isWatched, [{ id: data.id, href: null }])
  return (
    <>
      <PageHead title={title} />
      <WorkSheet
        isPrivate
        work={data}
        facts={facts}
        breadcrumb={[
          { label: name.text, labelLang: name.lang, href: `/${language}/share/collection/${link}` },
          { label: title, labelLang: lang },
        ]}
        byline={data.artist?.display}
        action={
          <>
            {data.room?.prices ? (
              <Text size="s" tone="ink2">
                <RoomPricesDay prices={data.room.prices} />
              </Text>
            ) : null}
            <AskButton href={askHref(`/${language}/share/collection/${link}/ask`, [data.hash])} />
          </>
        }
      />
      {around ? (
        <PreviousNext
          label={name.text}
          {...neighbours(around, language, (each) => sharedCollectionWorkHref(link, each, language))}
        />
      ) : null}
      {isWatched ? <RoomFoot link={link} /> : null}
    </>
  )
}
