import type { ImportCounts, ImportDetail } from '@gallery/contract'
import { Button, Text } from '@gallery/ui'
import { FootBar } from '@gallery/ui/admin'
import { FormattedMessage, useIntl } from 'react-intl'
import { useNavigate } from 'react-router-dom'
import { useListAddress } from '../lists/useListAddress.ts'
import { moveImport } from './importWrites.ts'
import { useImportWork } from './useImportWork.ts'
import type { ReviewDraft } from './useReviewDraft.ts'

interface ReviewBarProps {
  record: Pick<ImportDetail, 'id' | 'kind' | 'failure'>
  counts: ImportCounts
  draft: ReviewDraft
}

/**
 * How a review goes on: to the records, back to the columns, or to a new review. Rows are imported by a review only that
 * holds: nothing waits to be judged, and nothing has ended early what was done by it.
 */
export function ReviewBar({ record, counts, draft }: ReviewBarProps) {
  const intl = useIntl()
  const navigate = useNavigate()
  const { href } = useListAddress()
  const { busy, message, run } = useImportWork()
  const { id, kind } = record
  const writes = counts.new + counts.changed
  const isWaiting = draft.waiting.cells + draft.waiting.names > 0
  // Why is said above. Somebody may have saved the same records since, and then it would be refused at every press.
  const hasFailed = record.failure !== ''
  const refusal = draft.message || message
  return (
    <FootBar aria-label={intl.formatMessage({ id: 'admin.imports.step.review' })}>
      <Text as="span" size="s" tone={refusal === '' ? 'ink2' : 'err'} role="status">
        {refusal ||
          (isWaiting ? (
            (['cells', 'names'] as const)
              .filter((each) => draft.waiting[each] > 0)
              .map((each) =>
                intl.formatMessage({ id: `admin.imports.waiting.${each}` }, { count: draft.waiting[each] })
              )
              .join(' · ')
          ) : (
            <FormattedMessage id="admin.imports.allOrNothing" values={{ count: counts.error }} />
          ))}
      </Text>
      {isWaiting ? null : (
        <Button size="s" variant="tertiary" href={href({ step: 'columns', state: null, reason: null })}>
          <FormattedMessage id="admin.imports.back" />
        </Button>
      )}
      {isWaiting || hasFailed ? (
        <Button size="s" busy={draft.busy} onClick={() => void draft.reviewAgain()}>
          <FormattedMessage id="admin.imports.again" />
        </Button>
      ) : (
        <Button
          size="s"
          busy={busy}
          disabled={writes === 0}
          onClick={() =>
            void run(async () => {
              await moveImport(id, 'apply')
              void navigate(href({ step: 'apply', state: null, reason: null }))
            })
          }
        >
          <FormattedMessage
            id="admin.imports.apply"
            values={{ what: intl.formatMessage({ id: `admin.imports.things.${kind}` }, { count: writes }) }}
          />
        </Button>
      )}
    </FootBar>
  )
}
