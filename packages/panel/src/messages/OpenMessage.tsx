import { useGet } from '@gallery/client'
import { urlOf } from '@gallery/contract'
import { Inline, Link, Stack } from '@gallery/ui'
import { type ReactNode, useEffect, useRef } from 'react'
import { FormattedMessage } from 'react-intl'
import { ScreenFailure } from '../frame/ScreenFailure.tsx'
import { OpenThread } from './OpenThread.tsx'
import { OtherMessages } from './OtherMessages.tsx'
import { useMessageActions } from './useMessageActions.tsx'

interface OpenMessageProps {
  id: number
  /** The list without it. */
  closeHref: string
  /** The ways to those beside it in the list. */
  steps: ReactNode
  /** It is to be closed: it is unread again. */
  onClose: () => void
  /** It was deleted. */
  onGone: () => void
}

/** A message that is open, once it is there. Whoever opens it has read it. */
export function OpenMessage({ id, closeHref, steps, onClose, onGone }: OpenMessageProps) {
  const { data, failure } = useGet(urlOf('/api/messages/:id', { id }))
  const thread = data?.data
  const found = useGet(urlOf('/api/messages/:id/findings', { id })).data?.data
  const { mark } = useMessageActions()
  const marked = useRef(false)
  const isUnread = thread?.read_at === null

  useEffect(() => {
    if (!isUnread || marked.current) return
    marked.current = true
    void mark(id, true)
  }, [isUnread, id, mark])

  if (!thread && !failure) return <FormattedMessage id="admin.loading" />
  return (
    <Stack space="s4">
      <Inline space="s3" justify="between">
        <Link href={closeHref}>
          <FormattedMessage id="admin.messages.back" />
        </Link>
        {steps}
      </Inline>
      {thread ? (
        <>
          <OpenThread thread={thread} found={found} onClose={onClose} onGone={onGone} />
          <OtherMessages thread={thread} />
        </>
      ) : (
        <ScreenFailure missing={failure?.status === 404} />
      )}
    </Stack>
  )
}
