import { PageTitle } from '@gallery/ui'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import type { Key } from '../data/get.ts'
import { useGet } from '../data/useGet.ts'
import { ErrorPage } from './ErrorPage.tsx'
import { NotFoundPage } from './NotFoundPage.tsx'
import { PageHead } from './PageHead.tsx'

interface DetailPageProps<Body> {
  /** What the page shows; null for an address that can name no record. */
  read: Key<Body> | null
  /** What stands there until the record comes, beside the word for it. */
  loading?: ReactNode
  children: (answer: Body) => ReactNode
}

/** The page of one record: 'Cargando…' until it is there (spec §2), not found, failed, or the record itself. */
export function DetailPage<Body>({ read, loading, children }: DetailPageProps<Body>) {
  const intl = useIntl()
  const { data, failure } = useGet(read)
  if (data) return children(data)
  if (read === null || failure?.status === 404) return <NotFoundPage />
  if (failure) return <ErrorPage />
  const title = intl.formatMessage({ id: 'detail.loading' })
  return (
    <>
      <PageHead title={title} />
      <PageTitle title={title} pending breadcrumb={[]} />
      {loading}
    </>
  )
}
