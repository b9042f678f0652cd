import { useGet, useReread } from '@gallery/client'
import type { Url } from '@gallery/contract'
import { ScreenTitle } from '@gallery/ui/admin'
import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { ScreenFailure } from '../frame/ScreenFailure.tsx'
import { ScreenLoading } from '../frame/ScreenLoading.tsx'

interface RecordScreenProps<Body> {
  /** What the screen is about. */
  read: Url<Body>
  /** The screen, once that is there. */
  children: (body: Body) => ReactNode
}

/** A screen of one record: says that it is on the way, that there is none, or that it could not be read. */
export function RecordScreen<Body>({ read, children }: RecordScreenProps<Body>) {
  const reread = useReread()
  const { data, failure } = useGet(read)
  if (data !== undefined) return children(data)
  if (failure === undefined) return <ScreenLoading />
  const missing = failure.status === 404
  return (
    <>
      <ScreenTitle
        title={<FormattedMessage id={missing ? 'admin.record.notFound' : 'admin.record.unread'} />}
      />
      <ScreenFailure missing={missing} onRetry={() => void reread(read)} />
    </>
  )
}
