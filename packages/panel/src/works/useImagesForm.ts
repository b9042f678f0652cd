import type { WorkDetail } from '@gallery/contract'
import { useMemo, useRef } from 'react'
import { useRefresh } from '../frame/useRefresh.ts'
import { useRecordForm } from '../record/useRecordForm.ts'
import { descriptionFields, descriptionsOf } from './imageDescriptions.ts'
import { describeImages } from './imageWrites.ts'

/** What is written under the pictures of a work, under edit. */
export type ImagesForm = ReturnType<typeof useImagesForm>

/** The form of what is written under the pictures of a work; it is saved by itself. */
export function useImagesForm(work: WorkDetail) {
  const refresh = useRefresh()
  // What a refusal brought is newer than what was read: sent again, the pictures stay in the order that it has.
  const theirs = useRef<WorkDetail>(undefined)
  return useRecordForm({
    name: `works/${work.id}/images`,
    record: useMemo(() => descriptionsOf(work), [work]),
    fields: useMemo(() => descriptionFields(work), [work]),
    save: async (change, updated_at) => {
      const newer = theirs.current
      const start = newer !== undefined && newer.updated_at === updated_at ? newer : work
      const saved = await describeImages(start, change, {
        updated_at,
        onStale: (current) => {
          theirs.current = current
        },
      })
      void refresh()
      return descriptionsOf(saved)
    },
  })
}
