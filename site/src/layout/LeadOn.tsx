import { useLanguage } from '@gallery/client'
import type { PermanentAnswer } from '@gallery/contract'
import { useEffect } from 'react'
import { useIntl } from 'react-intl'
import { useNavigate } from 'react-router-dom'
import { PageHead } from '../head/PageHead.tsx'

/** Leads on to the page that a record has: the server sends there whoever asks, an open page goes there. */
export function LeadOn({ pages }: Pick<PermanentAnswer['data'], 'pages'>) {
  const navigate = useNavigate()
  const page = pages[useLanguage()]
  useEffect(() => {
    void navigate(page, { replace: true })
  }, [navigate, page])
  return <PageHead title={useIntl().formatMessage({ id: 'detail.loading' })} paths={pages} />
}
