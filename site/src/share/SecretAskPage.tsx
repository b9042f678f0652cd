import { useLanguage } from '@gallery/client'
import { useParams } from 'react-router-dom'
import { AskForm } from '../asking/AskForm.tsx'
import { askedKey } from '../asking/askedKey.ts'
import { SharedFrame } from './SharedFrame.tsx'

/** Asks the gallery about the work of a secret link (`/share/work/{link}/ask`). */
export function SecretAskPage() {
  const language = useLanguage()
  const { link = '' } = useParams()
  const path = `/${language}/share/work/${link}`
  return (
    <SharedFrame>
      <AskForm
        read={(refs) => askedKey(refs, { secret: link })}
        refOf={(work) => work.hash}
        hrefOf={() => path}
        path={`${path}/ask`}
        form={`secret ${link}`}
        along={{ secret: link }}
      />
    </SharedFrame>
  )
}
