import { Failure } from '@gallery/client'
import { type SlideRow, SlideRowsAnswer } from '@gallery/contract'
import { useCallback, useMemo, useRef } from 'react'
import { useRefresh } from '../frame/useRefresh.ts'
import { type RecordForm, useRecordForm } from '../record/useRecordForm.ts'
import {
  later,
  type SlidesField,
  type SlidesRecord,
  slidesChange,
  slidesFields,
  slidesRecord,
} from './slidesRecord.ts'
import { saveSlides } from './slideWrites.ts'

interface SlidesForm {
  form: RecordForm<Pick<SlidesRecord, SlidesField>, SlidesField>
  /** Tells of a slide that this screen wrote by itself, by a new picture, so that saving does not take it for somebody else's. */
  own: (slide: SlideRow) => void
}

/** The slides under edit: order, texts and switches wait for one button. */
export function useSlidesForm(slides: readonly SlideRow[]): SlidesForm {
  const refresh = useRefresh()
  const ownAt = useRef('')
  const form = useRecordForm<SlidesRecord, SlidesField>({
    name: 'options/slides',
    record: useMemo(() => slidesRecord(slides), [slides]),
    fields: useMemo(() => slidesFields(slides), [slides]),
    save: async (changes, updatedAt) => {
      const order = changes.order ?? slides.map(({ id }) => id)
      try {
        const saved = await saveSlides({
          slides: slidesChange(slides, changes, order),
          updated_at: later(updatedAt ?? '', ownAt.current),
        })
        void refresh()
        return slidesRecord(saved)
      } catch (error) {
        throw error instanceof Failure ? asRecord(error) : error
      }
    },
  })
  return {
    form,
    own: useCallback(({ updated_at }) => {
      ownAt.current = later(ownAt.current, updated_at)
    }, []),
  }
}

/** A conflict brings the slides as they are; the form knows them as one record. */
function asRecord(failure: Failure): Failure {
  if (failure.status !== 409) return failure
  const { message, errors, body } = failure
  return new Failure(409, message, errors, {
    ...Object(body),
    data: slidesRecord(SlideRowsAnswer.parse(body).data),
  })
}
