import { reported, useGet } from '@gallery/client'
import { urlOf } from '@gallery/contract'
import { Dialog, SessionList } from '@gallery/ui'
import { FormattedMessage } from 'react-intl'
import { ScreenFailure } from '../frame/ScreenFailure.tsx'
import { useRefresh } from '../frame/useRefresh.ts'
import { endSession, endSessions } from './userWrites.ts'

interface UserSessionsProps {
  /** Of which user. */
  id: number
  onClose: () => void
}

/** Where somebody is signed in, and the way to end it. */
export function UserSessions({ id, onClose }: UserSessionsProps) {
  const refresh = useRefresh()
  const { data, failure } = useGet(urlOf('/api/users/:id/sessions', { id }))

  async function end(write: () => Promise<unknown>): Promise<void> {
    await reported(write)
    await refresh()
  }

  return (
    <Dialog open onOpenChange={onClose} title={<FormattedMessage id="admin.users.sessions" />}>
      {failure ? <ScreenFailure missing={failure.status === 404} /> : null}
      {data ? (
        <SessionList
          sessions={data.data.map(({ last_seen_at, ...session }) => ({ ...session, lastSeen: last_seen_at }))}
          onClose={(session) => end(() => endSession(id, session))}
          onCloseAll={() => end(() => endSessions(id))}
        />
      ) : null}
    </Dialog>
  )
}
