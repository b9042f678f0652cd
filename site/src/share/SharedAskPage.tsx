import { useGet, useLanguage } from '@gallery/client'
import { sharedCollectionWorkHref } from '@gallery/contract/plain'
import { useParams } from 'react-router-dom'
import { AskForm } from '../asking/AskForm.tsx'
import { askedIn } from '../asking/askedIn.ts'
import { askedKey } from '../asking/askedKey.ts'
import { useQuery } from '../routing/useQuery.ts'
import { SharedFrame } from './SharedFrame.tsx'

/** Asks the gallery about works of a room (`/share/collection/{link}/ask`), hidden ones too. */
export function SharedAskPage() {
  const language = useLanguage()
  const { hash = '' } = useParams()
  const { data: works = [], asker = null } = useGet(askedKey(askedIn(useQuery()), { room: hash })).data ?? {}
  const path = `/${language}/share/collection/${hash}`
  return (
    <SharedFrame>
      <AskForm
        asked={works.map((work) => ({
          ref: work.hash,
          work,
          href: sharedCollectionWorkHref(hash, work, language),
        }))}
        path={`${path}/ask`}
        along={{ room: hash }}
        asker={asker}
        moreHref={path}
      />
    </SharedFrame>
  )
}
