import { useLanguage } from '@gallery/client'
import { sharedCollectionWorkHref } from '@gallery/contract/plain'
import { Link, Text } from '@gallery/ui'
import { FormattedMessage } from 'react-intl'
import { useParams } from 'react-router-dom'
import { AskForm } from '../asking/AskForm.tsx'
import { askedKey } from '../asking/askedKey.ts'
import { severalHref } from '../asking/severalHref.ts'
import { SharedFrame } from './SharedFrame.tsx'

/** Asks the gallery about works of a room (`/share/collection/{link}/ask`), hidden ones too. Others are ticked in the room. */
export function SharedAskPage() {
  const language = useLanguage()
  const { hash = '' } = useParams()
  const path = `/${language}/share/collection/${hash}`
  return (
    <SharedFrame>
      <AskForm
        read={(refs) => askedKey(refs, { room: hash })}
        refOf={(work) => work.hash}
        hrefOf={(work) => sharedCollectionWorkHref(hash, work, language)}
        path={`${path}/ask`}
        form={`room ${hash}`}
        along={{ room: hash }}
        more={(refs) => (
          <Text size="s">
            <Link href={severalHref(path, refs)}>
              <FormattedMessage id="ask.more" />
            </Link>
          </Text>
        )}
      />
    </SharedFrame>
  )
}
