import type { Thread } from '@gallery/contract'
import { Inline, Link, Stack, Text } from '@gallery/ui'
import { FormattedMessage } from 'react-intl'
import { useMessageStates } from '../asked/useMessageStates.ts'
import { useWhen } from '../asked/useWhen.ts'
import { useAdminPath } from '../frame/useAdminPath.ts'

/** What else the same person wrote, and where that stands. */
export function OtherMessages({ thread: { others, email } }: { thread: Thread }) {
  const path = useAdminPath()
  const states = useMessageStates()
  const when = useWhen()
  if (others.length === 0) return null
  return (
    <Stack space="s2">
      <Text size="s">
        <b>
          <FormattedMessage id="admin.messages.others" values={{ count: others.length }} />
        </b>{' '}
        <Link href={`${path('messages')}?${new URLSearchParams({ email })}`}>
          <FormattedMessage id="admin.messages.othersAll" />
        </Link>
      </Text>
      {others.slice(0, 5).map(({ id, subject, state, last_at }) => (
        <Inline key={id} space="s3" justify="between">
          <Link href={`${path('messages')}?m=${id}`}>{subject}</Link>
          <Text size="s" tone="ink2">
            {[states.find(({ value }) => value === state)?.label, when(last_at)].join(', ')}
          </Text>
        </Inline>
      ))}
    </Stack>
  )
}
