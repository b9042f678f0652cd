import { useGet, useLanguage } from '@gallery/client'
import { useParams } from 'react-router-dom'
import { AskForm } from '../asking/AskForm.tsx'
import { askedIn } from '../asking/askedIn.ts'
import { askedKey } from '../asking/askedKey.ts'
import { useQuery } from '../routing/useQuery.ts'
import { SharedFrame } from './SharedFrame.tsx'

/** Asks the gallery about the work of a secret link (`/share/work/{link}/ask`). */
export function SecretAskPage() {
  const language = useLanguage()
  const { link = '' } = useParams()
  const works = useGet(askedKey(askedIn(useQuery()), { secret: link })).data?.data ?? []
  const path = `/${language}/share/work/${link}`
  return (
    <SharedFrame>
      <AskForm
        asked={works.map((work) => ({ ref: work.hash, work, href: path }))}
        path={`${path}/ask`}
        along={{ secret: link }}
        moreHref={path}
      />
    </SharedFrame>
  )
}
