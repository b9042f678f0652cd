import { useGet, useLanguage } from '@gallery/client'
import { workHref } from '@gallery/contract/plain'
import { useQuery } from '../routing/useQuery.ts'
import { AskForm } from './AskForm.tsx'
import { askedIn } from './askedIn.ts'
import { askedKey } from './askedKey.ts'

/** Asks the gallery about works that everybody sees (`/ask?works=12,15`). One that is hidden by now is left out. */
export function AskPage() {
  const language = useLanguage()
  const works = useGet(askedKey(askedIn(useQuery()))).data?.data ?? []
  return (
    <AskForm
      asked={works.map((work) => ({ ref: String(work.id), work, href: workHref(work, language) }))}
      path={`/${language}/ask`}
      moreHref={`/${language}/works`}
    />
  )
}
