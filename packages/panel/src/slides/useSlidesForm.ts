import type { SlideRow } from '@gallery/contract'
import { useCallback, useLayoutEffect, useMemo, useRef } from 'react'
import { useRefresh } from '../frame/useRefresh.ts'
import { type RecordForm, useRecordForm } from '../record/useRecordForm.ts'
import { see, seenSlides, sendSlides } from './seenSlides.ts'
import { later, type SlidesField, type SlidesRecord, slidesFields, slidesRecord } from './slidesRecord.ts'
import { saveSlides } from './slideWrites.ts'

interface SlidesForm {
  form: RecordForm<Pick<SlidesRecord, SlidesField>, SlidesField>
  /** Tells of a slide that this screen wrote by itself, by a new picture, so that saving does not take it for somebody else's. */
  own: (slide: SlideRow) => void
}

/** The slides under edit: order, texts and switches wait for one button. Slides that came or went meanwhile stay so. */
export function useSlidesForm(slides: readonly SlideRow[]): SlidesForm {
  const refresh = useRefresh()
  const ownAt = useRef('')
  // What a refusal brought is newer than what was drawn: sent again, the change goes by the slides as they are there.
  const seen = useRef(seenSlides(slides))
  useLayoutEffect(() => see(seen.current, slides), [slides])
  const form = useRecordForm<SlidesRecord, SlidesField>({
    name: 'options/slides',
    record: useMemo(() => slidesRecord(slides), [slides]),
    fields: useMemo(() => slidesFields(slides), [slides]),
    save: async (changes, updatedAt) => {
      const updated_at = later(updatedAt ?? '', ownAt.current)
      const saved = await sendSlides(seen.current, changes, updatedAt, (slides) =>
        saveSlides({ slides, updated_at })
      )
      void refresh()
      return saved
    },
  })
  return {
    form,
    own: useCallback(({ updated_at }) => {
      ownAt.current = later(ownAt.current, updated_at)
    }, []),
  }
}
