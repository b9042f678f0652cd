import type { ImportDetail } from '@gallery/contract'
import { Stack, Text, VisuallyHidden } from '@gallery/ui'
import { StepTabs } from '@gallery/ui/admin'
import { type ReactNode, useRef } from 'react'
import { useIntl } from 'react-intl'
import { useAdminPath } from '../frame/useAdminPath.ts'
import { useFocusAfter } from '../frame/useFocusAfter.ts'
import { useHeldInput } from '../frame/useHeldInput.ts'
import { useListAddress } from '../lists/useListAddress.ts'
import { ApplyStep } from './ApplyStep.tsx'
import { ColumnsStep } from './ColumnsStep.tsx'
import { ImportProgress } from './ImportProgress.tsx'
import { type ImportStep, importSteps, openSteps, stepOf } from './importSteps.ts'
import { isMoving } from './importWrites.ts'
import { ReviewStep } from './ReviewStep.tsx'
import { useMapDraft } from './useMapDraft.ts'
import { useOutcome } from './useOutcome.ts'
import { useReviewDraft } from './useReviewDraft.ts'

/**
 * The step of an import that is on the screen, under the steps. What was not saved yet outlasts a step, but not the screen:
 * leaving asks. The line that tells screen readers what became of it outlasts a step too: what comes with its words is not
 * read out.
 */
export function OpenImport({ record }: { record: ImportDetail }) {
  const intl = useIntl()
  const path = useAdminPath()
  const { value, href } = useListAddress()
  const map = useMapDraft(record)
  const review = useReviewDraft(record)
  useHeldInput(map.differs || review.waiting.cells + review.waiting.names > 0)

  const step = stepOf(record, value('step'), map.differs)
  const open = openSteps(record, map.differs)
  const hrefOf = (each: ImportStep) =>
    each === 'file' ? path('imports') : open.includes(each) ? href({ step: each, state: null }) : undefined
  const steps = useRef<HTMLElement>(null)
  useFocusAfter(`${record.state} ${step}`, steps)
  const outcome = useOutcome(record)
  const head = (
    <>
      <StepTabs
        ref={steps}
        tabIndex={-1}
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
      {record.failure === '' ? null : <Text tone="err">{record.failure}</Text>}
    </>
  )
  function screen(): ReactNode {
    if (isMoving(record)) return <Stack space="s5">{head}</Stack>
    if (step === 'columns') {
      return <ColumnsStep record={record} head={head} draft={map} onReadAnew={review.forget} />
    }
    if (step === 'review') return <ReviewStep record={record} head={head} draft={review} />
    return <ApplyStep record={record} head={head} />
  }
  return (
    <>
      {/* In a box of its own: what stands in the screen itself is made as wide as the screen. */}
      <div role="status">
        <VisuallyHidden>{outcome}</VisuallyHidden>
      </div>
      {screen()}
    </>
  )
}
