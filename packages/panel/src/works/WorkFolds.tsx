import { useGet, useLanguage } from '@gallery/client'
import type { WorkDetail } from '@gallery/contract'
import { FormattedMessage, useIntl } from 'react-intl'
import { questionsOf, WorkQuestions } from '../asked/WorkQuestions.tsx'
import { RecordPart } from '../record/RecordPart.tsx'
import { movementLine } from './movementLine.ts'
import type { ImagesForm } from './useImagesForm.ts'
import { useWorkStatuses } from './useWorkStatuses.ts'
import { WorkCollections } from './WorkCollections.tsx'
import { WorkImages } from './WorkImages.tsx'
import { WorkMovements } from './WorkMovements.tsx'
import type { WorkSection } from './workSections.ts'

interface WorkFoldsProps {
  work: WorkDetail
  section: WorkSection
  images: ImagesForm
}

/** The long parts of a work's record, each at an address of its own. */
export function WorkFolds({ work, section, images }: WorkFoldsProps) {
  const intl = useIntl()
  const language = useLanguage()
  const statuses = useWorkStatuses()
  const questions = useGet(questionsOf(work.id)).data
  const hidden = work.images.filter((image) => !image.public).length
  const part = (name: WorkSection) => ({
    record: `works/${work.id}`,
    part: name,
    open: section,
    label: <FormattedMessage id={`admin.works.section.${name}`} />,
  })
  return (
    <>
      <RecordPart
        {...part('images')}
        count={work.images.length}
        summary={
          work.images.length > 0 ? (
            <FormattedMessage id="admin.record.imagesSummary" values={{ hidden }} />
          ) : undefined
        }
      >
        <WorkImages work={work} form={images} />
      </RecordPart>
      <RecordPart
        {...part('movements')}
        count={work.movements.length}
        summary={work.last_movement ? movementLine(work.last_movement, statuses, language) : undefined}
      >
        <WorkMovements work={work} />
      </RecordPart>
      <RecordPart
        {...part('collections')}
        count={work.collections.length}
        summary={intl.formatList(work.collections.map(({ title_es }) => title_es))}
      >
        <WorkCollections work={work} />
      </RecordPart>
      <RecordPart
        {...part('questions')}
        count={questions?.meta.total ?? 0}
        summary={intl.formatList(
          (questions?.data ?? []).slice(0, 3).map(({ name, subject }) => name || subject)
        )}
      >
        <WorkQuestions id={work.id} />
      </RecordPart>
    </>
  )
}
