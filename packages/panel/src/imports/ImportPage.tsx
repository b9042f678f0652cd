import { useGet } from '@gallery/client'
import { urlOf } from '@gallery/contract'
import { Stack, Text } from '@gallery/ui'
import { ScreenTitle, StepTabs } from '@gallery/ui/admin'
import { FormattedMessage, useIntl } from 'react-intl'
import { useParams } from 'react-router-dom'
import { ScreenFailure } from '../frame/ScreenFailure.tsx'
import { ScreenLoading } from '../frame/ScreenLoading.tsx'
import { useAdminPath } from '../frame/useAdminPath.ts'
import { useListAddress } from '../lists/useListAddress.ts'
import { ApplyStep } from './ApplyStep.tsx'
import { ColumnsStep } from './ColumnsStep.tsx'
import { ImportProgress } from './ImportProgress.tsx'
import { type ImportStep, importSteps, openSteps, stepOf } from './importSteps.ts'
import { isMoving } from './importWrites.ts'
import { ReviewStep } from './ReviewStep.tsx'
import { usePolling } from './usePolling.ts'

/** An import from its columns to its undo, in steps. */
export function ImportPage() {
  const intl = useIntl()
  const path = useAdminPath()
  const { id = '' } = useParams()
  const { value, href } = useListAddress()
  const { data, failure } = useGet(urlOf('/api/imports/:id', { id: Number(id) }))
  const record = data?.data
  usePolling(record !== undefined && isMoving(record))
  if (failure && !record) return <ScreenFailure missing={failure.status === 404} />
  if (!record) return <ScreenLoading />
  const step = stepOf(record, value('step'))
  const open = openSteps(record)
  const hrefOf = (each: ImportStep) =>
    each === 'file' ? path('imports') : open.includes(each) ? href({ step: each, state: null }) : undefined
  const head = (
    <>
      <StepTabs
        label={intl.formatMessage({ id: 'admin.imports.steps' })}
        steps={importSteps.map((each) => {
          const to = hrefOf(each)
          return {
            label: intl.formatMessage({ id: `admin.imports.step.${each}` }),
            current: each === step,
            done: importSteps.indexOf(each) < importSteps.indexOf(step),
            ...(to === undefined ? {} : { href: to }),
          }
        })}
      />
      {isMoving(record) ? <ImportProgress record={record} /> : null}
      {record.failure === '' ? null : (
        <Text tone="err" role="status">
          {record.failure}
        </Text>
      )}
    </>
  )
  return (
    <>
      <ScreenTitle
        breadcrumb={[{ label: intl.formatMessage({ id: 'admin.nav.imports' }), href: path('imports') }]}
        title={<FormattedMessage id={`admin.imports.title.${record.kind}`} />}
      />
      {isMoving(record) ? (
        <Stack space="s5">{head}</Stack>
      ) : step === 'columns' ? (
        <ColumnsStep key={record.id} record={record} head={head} />
      ) : step === 'review' ? (
        <ReviewStep record={record} head={head} />
      ) : (
        <ApplyStep record={record} head={head} />
      )}
    </>
  )
}
