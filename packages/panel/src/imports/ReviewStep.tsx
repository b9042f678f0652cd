import { useGet, useReread } from '@gallery/client'
import { ImportRowState, importKeyOf, importRowStates, urlOf } from '@gallery/contract'
import { Button, Link, Pagination, Stack, Text } from '@gallery/ui'
import { CountTabs } from '@gallery/ui/admin'
import { FormattedMessage, useIntl } from 'react-intl'
import { useDownload } from '../exports/useDownload.ts'
import { ScreenFailure } from '../frame/ScreenFailure.tsx'
import { useListAddress } from '../lists/useListAddress.ts'
import type { ImportStepProps } from './importSteps.ts'
import { LeftColumns } from './LeftColumns.tsx'
import { NameChoices } from './NameChoices.tsx'
import { NewBesides } from './NewBesides.tsx'
import { ReviewBar } from './ReviewBar.tsx'
import { ReviewReasons } from './ReviewReasons.tsx'
import { ReviewRows } from './ReviewRows.tsx'
import type { ReviewDraft } from './useReviewDraft.ts'

interface ReviewStepProps extends ImportStepProps {
  draft: ReviewDraft
}

/** What the dry run found, row by row; applying starts here. */
export function ReviewStep({ record, head, draft }: ReviewStepProps) {
  const intl = useIntl()
  const reread = useReread()
  const { value, page, href } = useListAddress()
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
  const all = counts.new + counts.changed + counts.unchanged + counts.error
  const errorsUrl = `/api/imports/${id}/errors.csv`

  return (
    <>
      <Stack space="s5">
        {head}
        {stands === 'checked' ? <LeftColumns record={record} /> : null}
        {/* Of files a table makes none: that it changes what is there is what it is for. */}
        {stands === 'checked' && kind !== 'files' && counts.changed > counts.new ? (
          <Text role="status" tone="warn">
            <FormattedMessage
              id="admin.imports.changesMore"
              values={{ changed: counts.changed, added: counts.new }}
            />{' '}
            {importKeyOf(kind, record.map) === 'id' ? <FormattedMessage id="admin.imports.byOurId" /> : null}
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
      {stands === 'checked' ? <ReviewBar record={record} counts={counts} draft={draft} /> : null}
    </>
  )
}
