import type { ItemDetail } from '@gallery/contract'
import type { ImageDescriptions } from '@gallery/ui/admin'
import { useMemo } from 'react'
import { useRefresh } from '../frame/useRefresh.ts'
import { inOrder } from '../lists/inOrder.ts'
import { type RecordForm, useRecordForm } from '../record/useRecordForm.ts'
import { type FileReading, readingOf } from './fileReading.ts'
import { changeFiles } from './itemWrites.ts'

interface FilesRecord {
  updated_at: string
  /** The files' ids, in their order. */
  order: readonly number[]
  /** What is written under each, by its id. */
  descriptions: Readonly<Record<number, ImageDescriptions>>
  /** What is read of each and stated of it, by its id. */
  readings: Readonly<Record<number, FileReading>>
}

const fields = ['order', 'descriptions', 'readings'] as const

/** The order of an item's files and what is written under them, saved together with one button. */
export type FilesForm = RecordForm<Pick<FilesRecord, (typeof fields)[number]>, (typeof fields)[number]>

/** See {@link FilesForm}. Files that came or went meanwhile stay so. */
export function useFilesForm(item: ItemDetail): FilesForm {
  const refresh = useRefresh()
  return useRecordForm({
    name: `items/${item.id}/images`,
    record: useMemo(() => recordOf(item), [item]),
    fields,
    save: async ({ order = idsOf(item), descriptions = {}, readings = {} }) => {
      const { data } = await changeFiles(
        item.id,
        inOrder(item.images, order).map(({ id }) => {
          const text = descriptions[id]
          const described = text ? { description_es: text.es, description_en: text.en } : {}
          return { id, ...described, ...readings[id] }
        })
      )
      void refresh()
      return recordOf(data)
    },
  })
}

function recordOf(item: ItemDetail): FilesRecord {
  return {
    updated_at: item.updated_at,
    order: idsOf(item),
    descriptions: Object.fromEntries(
      item.images.map(({ id, description_es, description_en }) => [
        id,
        { es: description_es, en: description_en },
      ])
    ),
    readings: Object.fromEntries(item.images.map((image) => [image.id, readingOf(image)])),
  }
}

function idsOf({ images }: ItemDetail): number[] {
  return images.map(({ id }) => id)
}
