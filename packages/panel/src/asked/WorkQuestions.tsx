import { useGet, useReread } from '@gallery/client'
import { urlOf } from '@gallery/contract'
import { Inline, Link, Stack, Text } from '@gallery/ui'
import { FormattedMessage } from 'react-intl'
import { ScreenFailure } from '../frame/ScreenFailure.tsx'
import { useAdminPath } from '../frame/useAdminPath.ts'
import { useMessageStates } from './useMessageStates.ts'
import { useWhen } from './useWhen.ts'

/** So many of a work's questions stand in its record; the others are in the list of messages. */
const most = 10

/** The read of the questions about a work. */
export const questionsOf = (work: number) => urlOf('/api/messages', { work, per_page: most })

/** Who asked about a work, what, and where that stands. */
export function WorkQuestions({ id: work }: { id: number }) {
  const path = useAdminPath()
  const states = useMessageStates()
  const when = useWhen()
  const reread = useReread()
  const questions = questionsOf(work)
  const { data, failure } = useGet(questions)
  if (data === undefined && failure) return <ScreenFailure onRetry={() => void reread(questions)} />
  if (data === undefined) return <FormattedMessage id="admin.loading" />
  if (data.data.length === 0) {
    return (
      <Text tone="ink2">
        <FormattedMessage id="admin.works.noQuestions" />
      </Text>
    )
  }
  return (
    <Stack space="s3">
      {data.data.map(({ id, name, subject, state, last_at }) => (
        <Inline key={id} space="s3" justify="between">
          <Text size="s">
            <b>{name || <FormattedMessage id="admin.messages.nobody" />}</b>{' '}
            <Link href={`${path('messages')}?m=${id}`}>{subject}</Link>
          </Text>
          <Text size="s" tone="ink2">
            {[states.find(({ value }) => value === state)?.label, when(last_at)].join(', ')}
          </Text>
        </Inline>
      ))}
      {data.meta.total > most ? (
        <Link href={`${path('messages')}?work=${work}`}>
          <FormattedMessage id="admin.works.allQuestions" values={{ count: data.meta.total }} />
        </Link>
      ) : null}
    </Stack>
  )
}
