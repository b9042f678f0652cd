import { useGet, useLanguage } from '@gallery/client'
import { sharedCollectionWorkHref, translated } from '@gallery/contract/plain'
import { PreviousNext } from '@gallery/ui'
import { useParams } from 'react-router-dom'
import { sharedCollectionKey } from '../collections/collectionsKey.ts'
import { PageHead } from '../head/PageHead.tsx'
import { DetailPage } from '../layout/DetailPage.tsx'
import { AskButton } from '../works/AskButton.tsx'
import { neighbours } from '../works/neighbours.ts'
import { WorkSheet } from '../works/WorkSheet.tsx'
import { collectionWorkKey } from '../works/workKey.ts'
import { SharedFrame } from './SharedFrame.tsx'

/** A work of a room (`/share/collection/{hash}/{work}`). */
export function SharedCollectionWorkPage() {
  const language = useLanguage()
  const { hash = '', work } = useParams()
  const room = useGet(sharedCollectionKey(hash)).data?.data
  const name = room ? translated(room, 'title', language).text : ''
  return (
    <SharedFrame until={room?.open_until ?? null}>
      <DetailPage read={collectionWorkKey(work, hash)} sheet="work">
        {({ data, neighbours: around }) => {
          const title = translated(data, 'title', language).text
          return (
            <>
              <PageHead title={title} />
              <WorkSheet
                work={data}
                breadcrumb={[
                  { label: name, href: `/${language}/share/collection/${hash}` },
                  { label: title },
                ]}
                byline={data.artist?.display}
                action={<AskButton title={title} />}
              />
              {around ? (
                <PreviousNext
                  label={name}
                  {...neighbours(around, language, (each) => sharedCollectionWorkHref(hash, each, language))}
                />
              ) : null}
            </>
          )
        }}
      </DetailPage>
    </SharedFrame>
  )
}
