import { useLanguage } from '@gallery/client'
import type { PermanentKind } from '@gallery/contract'
import { DateText } from '@gallery/ui'
import { FormattedMessage, useIntl } from 'react-intl'
import { goneAt } from './goneAt.ts'
import { NothingHere } from './NothingHere.tsx'
import { siblingsOf } from './siblingsOf.ts'

interface GonePageProps {
  kind: PermanentKind | undefined
  /** What the API's 410 says. */
  said: unknown
}

/** The page of a record that was there and is gone: since when, and where others like it are. */
export function GonePage({ kind, said }: GonePageProps) {
  const intl = useIntl()
  const language = useLanguage()
  const since = goneAt(said)
  const siblings = siblingsOf(kind)
  return (
    <NothingHere
      title={intl.formatMessage({ id: 'gone.title' }, { kind })}
      status={410}
      first={
        siblings && {
          href: `/${language}/${siblings.path}`,
          label: intl.formatMessage({ id: siblings.name }),
        }
      }
    >
      {since ? (
        <FormattedMessage
          id="gone.since"
          values={{ day: <DateText value={since.toISOString()} format="LL" /> }}
        />
      ) : null}{' '}
      <FormattedMessage id="gone.text" />
    </NothingHere>
  )
}
