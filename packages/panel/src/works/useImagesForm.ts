import type { WorkDetail } from '@gallery/contract'
import { useMemo } from 'react'
import { useRefresh } from '../frame/useRefresh.ts'
import { useRecordForm } from '../record/useRecordForm.ts'
import { descriptionFields, descriptionsOf } from './imageDescriptions.ts'
import { describeImages } from './imageWrites.ts'

/** What is written under the pictures of a work, under edit. */
export type ImagesForm = ReturnType<typeof useImagesForm>

/** The form of what is written under the pictures of a work; it is saved by itself. */
export function useImagesForm(work: WorkDetail) {
  const refresh = useRefresh()
  return useRecordForm({
    name: `works/${work.id}/images`,
    record: useMemo(() => descriptionsOf(work), [work]),
    fields: useMemo(() => descriptionFields(work), [work]),
    save: async (change, updated_at) => {
      const saved = await describeImages(work, change, updated_at)
      void refresh()
      return descriptionsOf(saved)
    },
  })
}
