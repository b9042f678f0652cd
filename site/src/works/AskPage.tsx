import { useLanguage } from '@gallery/client'
import { workHref } from '@gallery/contract/plain'
import { AskForm } from '../asking/AskForm.tsx'
import { askedKey } from '../asking/askedKey.ts'
import { AddWork } from './AddWork.tsx'

/** Asks the gallery about works that everybody sees (`/ask?works=12,15`). One that is hidden by now is left out. */
export function AskPage() {
  const language = useLanguage()
  const path = `/${language}/ask`
  return (
    <AskForm
      read={askedKey}
      refOf={({ id }) => String(id)}
      hrefOf={(work) => workHref(work, language)}
      path={path}
      form="ask"
      more={(refs) => <AddWork path={path} refs={refs} />}
    />
  )
}
