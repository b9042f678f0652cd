import { useLanguage } from '@gallery/client'
import { translated } from '@gallery/contract/plain'
import { useParams } from 'react-router-dom'
import { askHref } from '../asking/askedIn.ts'
import { PageHead } from '../head/PageHead.tsx'
import { DetailPage } from '../layout/DetailPage.tsx'
import { AskButton } from '../works/AskButton.tsx'
import { WorkSheet } from '../works/WorkSheet.tsx'
import { sharedWorkKey } from '../works/workKey.ts'
import { SharedFrame } from './SharedFrame.tsx'

/** A work for whoever holds its secret link, public or not (`/share/work/{link}`). */
export function SharedWorkPage() {
  const language = useLanguage()
  const { link = '' } = useParams()
  return (
    <SharedFrame>
      <DetailPage read={sharedWorkKey(link)} sheet="work">
        {({ data: work }) => {
          const title = translated(work, 'title', language).text
          return (
            <>
              <PageHead title={title} />
              <WorkSheet
                isPrivate
                work={work}
                byline={work.artist?.display}
                action={<AskButton href={askHref(`/${language}/share/work/${link}/ask`, [work.hash])} />}
              />
            </>
          )
        }}
      </DetailPage>
    </SharedFrame>
  )
}
