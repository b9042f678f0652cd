import { useGet, useReread } from '@gallery/client'
import { ImportRowState, importRowStates, urlOf } from '@gallery/contract'
import { Button, Link, Pagination, Stack, Text } from '@gallery/ui'
import { CountTabs, FootBar } from '@gallery/ui/admin'
import { FormattedMessage, useIntl } from 'react-intl'
import { useNavigate } from 'react-router-dom'
import { useDownload } from '../exports/useDownload.ts'
import { ScreenFailure } from '../frame/ScreenFailure.tsx'
import { useListAddress } from '../lists/useListAddress.ts'
import type { ImportStepProps } from './importSteps.ts'
import { moveImport } from './importWrites.ts'
import { keyOf } from './mapping.ts'
import { NameChoices } from './NameChoices.tsx'
import { NewBesides } from './NewBesides.tsx'
import { ReviewReasons } from './ReviewReasons.tsx'
import { ReviewRows } from './ReviewRows.tsx'
import { useImportWork } from './useImportWork.ts'
import type { ReviewDraft } from './useReviewDraft.ts'

interface ReviewStepProps extends ImportStepProps {
  draft: ReviewDraft
}

/** What the dry run found, row by row; applying starts here. */
export function ReviewStep({ record, head, draft }: ReviewStepProps) {
  const intl = useIntl()
  const navigate = useNavigate()
  const reread = useReread()
  const { value, page, href } = useListAddress()
  const { busy, message, run } = useImportWork()
  const { busy: downloading, start } = useDownload()
  const { id, kind, counts, state: stands } = record
  const state = ImportRowState.optional().catch(undefined).parse(value('state'))
  const { data, failure } = useGet(
    urlOf('/api/imports/:id/rows', { id, state, reason: value('reason'), page }),
    {
      keep: true,
    }
  )
  if (!counts) return head
  const writes = counts.new + counts.changed
  const all = writes + counts.unchanged + counts.error
  const errorsUrl = `/api/imports/${id}/errors.csv`
  const waitingTold = (['cells', 'names'] as const)
    .filter((each) => draft.waiting[each] > 0)
    .map((each) =>
      intl.formatMessage({ id: `admin.imports.waiting.${each}` }, { count: draft.waiting[each] })
    )
    .join(' · ')

  return (
    <>
      <Stack space="s5">
        {head}
        {/* Of files a table makes none: that it changes what is there is what it is for. */}
        {stands === 'checked' && kind !== 'files' && counts.changed > counts.new ? (
          <Text role="status" tone="warn">
            <FormattedMessage
              id="admin.imports.changesMore"
              values={{ changed: counts.changed, added: counts.new }}
            />{' '}
            {keyOf(record.map) === 'id' ? <FormattedMessage id="admin.imports.byOurId" /> : null}
          </Text>
        ) : null}
        {stands === 'checked' && record.warnings.length > 0 ? (
          <Text role="status" tone="warn">
            {record.warnings.join(' ')}
          </Text>
        ) : null}
        <CountTabs
          label={intl.formatMessage({ id: 'admin.imports.rows' })}
          items={[
            {
              count: intl.formatNumber(all),
              label: intl.formatMessage({ id: 'admin.imports.count.all' }, { count: all }),
              href: href({ step: 'review', state: null, reason: null }),
              current: state === undefined,
            },
            ...importRowStates.map((each) => ({
              count: intl.formatNumber(counts[each]),
              label: intl.formatMessage(
                { id: `admin.imports.count.${each}` },
                { count: counts[each], cells: counts.cells }
              ),
              href: href({ step: 'review', state: each, reason: null }),
              current: state === each,
              tone: each === 'error' && counts.error > 0 ? ('err' as const) : ('none' as const),
            })),
          ]}
        />
        <NewBesides counts={counts} />
        {counts.error > 0 ? (
          <div>
            <Button
              variant="tertiary"
              size="s"
              busy={downloading === errorsUrl}
              onClick={() => void start(errorsUrl)}
            >
              <FormattedMessage id="admin.imports.errorsFile" />
            </Button>
          </div>
        ) : null}
        {stands === 'checked' && counts.error > 0 ? <ReviewReasons record={record} /> : null}
        {stands === 'checked' ? <NameChoices record={record} draft={draft} /> : null}
        {value('reason') === undefined ? null : (
          <Text>
            <FormattedMessage id="admin.imports.reason.only" />{' '}
            <Link href={href({ reason: null })}>
              <FormattedMessage id="admin.imports.reason.all" />
            </Link>
          </Text>
        )}
        {data === undefined ? (
          failure ? (
            <ScreenFailure onRetry={() => void reread('/api/imports')} />
          ) : null
        ) : (
          <ReviewRows kind={kind} rows={data.data} draft={stands === 'checked' ? draft : undefined} />
        )}
        {data && data.meta.last_page > 1 ? (
          <Pagination page={page} lastPage={data.meta.last_page} pageHref={(to) => href({ p: String(to) })} />
        ) : null}
      </Stack>
      {stands === 'checked' && draft.waiting.cells + draft.waiting.names > 0 ? (
        <FootBar aria-label={intl.formatMessage({ id: 'admin.imports.step.review' })}>
          <Text as="span" size="s" tone={draft.message === '' ? 'ink2' : 'err'} role="status">
            {draft.message || waitingTold}
          </Text>
          <Button size="s" busy={draft.busy} onClick={() => void draft.reviewAgain()}>
            <FormattedMessage id="admin.imports.again" />
          </Button>
        </FootBar>
      ) : stands === 'checked' ? (
        <FootBar aria-label={intl.formatMessage({ id: 'admin.imports.step.review' })}>
          <Text as="span" size="s" tone={message === '' ? 'ink2' : 'err'} role="status">
            {message || <FormattedMessage id="admin.imports.allOrNothing" values={{ count: counts.error }} />}
          </Text>
          <Button size="s" variant="tertiary" href={href({ step: 'columns', state: null, reason: null })}>
            <FormattedMessage id="admin.imports.back" />
          </Button>
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
        </FootBar>
      ) : null}
    </>
  )
}
