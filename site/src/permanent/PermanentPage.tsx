import { useGet, useLanguage } from '@gallery/client'
import { permanentRecord } from '@gallery/contract/plain'
import { FormattedMessage, useIntl } from 'react-intl'
import { Navigate, useParams } from 'react-router-dom'
import { PageHead } from '../head/PageHead.tsx'
import { DetailPage } from '../layout/DetailPage.tsx'
import { NothingHere } from '../layout/NothingHere.tsx'
import { goneAt } from './goneAt.ts'
import { permanentKey } from './permanentKey.ts'
import { siblingsOf } from './siblingsOf.ts'

/** Where a permanent address has no other page to lead to: its record is gone, or was never there. */
export function PermanentPage() {
  const { record } = useParams()
  const intl = useIntl()
  const language = useLanguage()
  const read = permanentKey(record)
  const { failure } = useGet(read)
  if (failure?.status === 410) {
    const kind = permanentRecord(record)?.kind
    const since = goneAt(failure.body)
    const day = since && intl.formatDate(since, { dateStyle: 'long' })
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
        {day ? <FormattedMessage id="gone.since" values={{ day }} /> : null}{' '}
        <FormattedMessage id="gone.text" />
      </NothingHere>
    )
  }
  return (
    <DetailPage read={read}>
      {({ data: { pages } }) => (
        <>
          <PageHead title={intl.formatMessage({ id: 'detail.loading' })} paths={pages} />
          <Navigate to={pages[language]} replace />
        </>
      )}
    </DetailPage>
  )
}
