import type { Key } from '@gallery/client'
import { useGet, useLanguage } from '@gallery/client'
import { PageTitle, RecordSkeleton, type RecordSkeletonProps } from '@gallery/ui'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { PageHead } from '../head/PageHead.tsx'
import { ErrorPage } from './ErrorPage.tsx'
import { NotFoundPage } from './NotFoundPage.tsx'
import { NotThere } from './NotThere.tsx'
import type { NamedRecord } from './permanentKey.ts'

interface DetailPageProps<Body> {
  /** What the page shows; null for an address that can name no record. */
  read: Key<Body> | null
  /** Under which section's name the record stands; a private page has none. */
  section?: 'artists' | 'collections' | 'archives' | 'exhibitions' | 'events'
  /** The record is one work or document: its boxes are kept until it comes. */
  sheet?: RecordSkeletonProps['kind']
  /** What else stands there until the record comes, under the word for it. */
  loading?: ReactNode
  /** Of a record that has a permanent address: who finds it gone is told so. */
  record?: NamedRecord
  children: (answer: Body) => ReactNode
}

/** The page of one record: 'Cargando…' until it is there, not found, gone, failed, or the record itself. */
export function DetailPage<Body>({ read, record, children, ...coming }: DetailPageProps<Body>) {
  const { data, failure } = useGet(read)
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
