import { useLanguage } from '@gallery/client'
import { namesOf, type WorkDetail, workFields } from '@gallery/contract'
import { workHref } from '@gallery/contract/plain'
import { RecordSheet } from '@gallery/ui/admin'
import { useIntl } from 'react-intl'
import { useFieldLabel } from '../fields/useFieldLabel.ts'
import { useRefresh } from '../frame/useRefresh.ts'
import { RecordBars } from '../record/RecordBars.tsx'
import { useRecordForm } from '../record/useRecordForm.ts'
import { withHeldArtist } from './heldArtist.ts'
import { useImagesForm } from './useImagesForm.ts'
import { WorkArtist } from './WorkArtist.tsx'
import { WorkFacts } from './WorkFacts.tsx'
import { WorkFolds } from './WorkFolds.tsx'
import { WorkNames } from './WorkNames.tsx'
import { WorkPictures } from './WorkPictures.tsx'
import { WorkRail } from './WorkRail.tsx'
import { WorkTexts } from './WorkTexts.tsx'
import type { WorkRecord } from './workForm.ts'
import type { WorkSection } from './workSections.ts'
import { saveWork } from './workWrites.ts'

const fields = namesOf(workFields)

/** The record of a work, written where it stands. */
export function WorkEditor({ work, section }: { work: WorkDetail; section: WorkSection }) {
  const intl = useIntl()
  const language = useLanguage()
  const refresh = useRefresh()
  const labelOf = useFieldLabel('works')
  const form = useRecordForm<WorkRecord, (typeof fields)[number]>({
    name: `works/${work.id}`,
    record: work,
    fields,
    save: async ({ artist_id: artist, ...others }, updated_at) => {
      const change = { ...others, updated_at }
      const saved =
        artist === undefined
          ? await saveWork(work.id, change)
          : await withHeldArtist(artist, {
              save: (artist_id) => saveWork(work.id, { ...change, artist_id }),
              onTakenBack: refresh,
            })
      void refresh()
      return saved
    },
  })
  const images = useImagesForm(work)

  return (
    <>
      <RecordSheet
        work
        pictures={<WorkPictures work={work} />}
        before={work.artist ? <WorkArtist artist={work.artist} /> : undefined}
        names={<WorkNames form={form} />}
        facts={<WorkFacts form={form} />}
        texts={<WorkTexts form={form} />}
        rail={<WorkRail work={work} visible={form.flag('public')} />}
        railLabel={intl.formatMessage({ id: 'admin.works.aside' })}
        folds={<WorkFolds work={work} section={section} images={images} />}
        errors={form.errors}
        changed={form.marked}
        onRestore={form.restore}
        onSubmit={form.save}
      />
      <RecordBars
        form={form}
        labelOf={labelOf}
        viewHref={work.public ? workHref(work, language) : undefined}
        part={images}
        partLabelOf={(field) => {
          if (field.includes('_rights')) return labelOf(field.replace(/^\d+_/, ''))
          const place = work.images.findIndex(({ id }) => field.startsWith(`${id}_`)) + 1
          return intl.formatMessage(
            { id: 'admin.works.imageDescription' },
            { place, language: field.slice(-2) }
          )
        }}
        isOnPart={section === 'images'}
      />
    </>
  )
}
