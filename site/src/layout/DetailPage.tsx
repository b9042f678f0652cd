import type { Key } from '@gallery/client'
import { useGet, useLanguage } from '@gallery/client'
import { PageTitle, RecordSkeleton, type RecordSkeletonProps } from '@gallery/ui'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { useLocation } from 'react-router-dom'
import { PageHead } from '../head/PageHead.tsx'
import { findRoute } from '../routing/findRoute.ts'
import { ErrorPage } from './ErrorPage.tsx'
import { NotFoundPage } from './NotFoundPage.tsx'
import { NotThere } from './NotThere.tsx'
import { namedRecord } from './namedRecord.ts'

interface DetailPageProps<Body> {
  /** What the page shows; null for an address that can name no record. */
  read: Key<Body> | null
  /** Under which section's name the record stands; a private page has none. */
  section?: 'artists' | 'collections' | 'archives' | 'exhibitions' | 'events'
  /** The record is one work or document: its boxes are kept until it comes. */
  sheet?: RecordSkeletonProps['kind']
  /** What else stands there until the record comes, under the word for it. */
  loading?: ReactNode
  children: (answer: Body) => ReactNode
}

/**
 * The page of one record: 'Cargando…' until it is there, not found, failed, or the record itself; gone where the route says
 * that it has a permanent address.
 */
export function DetailPage<Body>({ read, children, ...coming }: DetailPageProps<Body>) {
  const { data, failure } = useGet(read)
  const record = namedRecord(findRoute(useLocation().pathname))
  if (data) return children(data)
  if (read === null) return <NotFoundPage />
  if (failure && failure.status !== 404) return <ErrorPage failure={failure} />
  const waiting = <OnTheWay {...coming} />
  if (!failure) return waiting
  return record ? <NotThere record={record} waiting={waiting} /> : <NotFoundPage />
}

/** What stands there until a record comes. */
function OnTheWay({
  section,
  sheet,
  loading,
}: Pick<DetailPageProps<never>, 'section' | 'sheet' | 'loading'>) {
  const intl = useIntl()
  const language = useLanguage()
  const title = intl.formatMessage({ id: 'detail.loading' })
  const breadcrumb = section
    ? [
        { label: intl.formatMessage({ id: `nav.${section}` }), href: `/${language}/${section}` },
        { label: title },
      ]
    : undefined
  return (
    <>
      <PageHead title={title} />
      {sheet ? (
        <RecordSkeleton kind={sheet} breadcrumb={breadcrumb} />
      ) : (
        <PageTitle title={title} pending breadcrumb={breadcrumb} />
      )}
      {loading}
    </>
  )
}
