import { useGet, useLanguage } from '@gallery/client'
import { permanentRecord } from '@gallery/contract/plain'
import { useIntl } from 'react-intl'
import { Navigate, useParams } from 'react-router-dom'
import { PageHead } from '../head/PageHead.tsx'
import { DetailPage } from '../layout/DetailPage.tsx'
import { GonePage } from '../layout/GonePage.tsx'
import { permanentKey } from '../layout/permanentKey.ts'

/** Where a permanent address has no other page to lead to: its record is gone, or was never there. */
export function PermanentPage() {
  const { record } = useParams()
  const intl = useIntl()
  const language = useLanguage()
  const read = permanentKey(record)
  const { failure } = useGet(read)
  if (failure?.status === 410) return <GonePage kind={permanentRecord(record)?.kind} said={failure.body} />
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
