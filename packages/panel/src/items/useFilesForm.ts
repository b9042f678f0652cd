import { Failure } from '@gallery/client'
import type { ItemDetail } from '@gallery/contract'
import { useLayoutEffect, useMemo, useRef } from 'react'
import { useRefresh } from '../frame/useRefresh.ts'
import { type RecordForm, useRecordForm } from '../record/useRecordForm.ts'
import {
  changedFiles,
  type FilesField,
  type FilesRecord,
  filesFields,
  filesRecord,
  orderOf,
  orderSince,
} from './fileTexts.ts'
import { changeFiles, staleItem } from './itemWrites.ts'

/** The order of an item's files and what is written under them, saved together with one button. */
export type FilesForm = RecordForm<Pick<FilesRecord, FilesField>, FilesField>

/** See {@link FilesForm}. Files that came or went meanwhile stay so. */
export function useFilesForm(item: ItemDetail): FilesForm {
  const refresh = useRefresh()
  const seen = useSeenFiles(item)
  return useRecordForm<FilesRecord, FilesField>({
    name: `items/${item.id}/images`,
    record: useMemo(() => filesRecord(item), [item]),
    fields: useMemo(() => filesFields(item), [item]),
    save: async (change, updated_at) => {
      const { newest, orders } = seen.current
      try {
        const { data } = await changeFiles(item.id, { images: changedFiles(newest, change), updated_at })
        seen.current.newest = data
        void refresh()
        return filesRecord(data)
      } catch (error) {
        const stale = staleItem(error)
        if (!(error instanceof Failure) || !stale) throw error
        const order = orderSince(orders.get(updated_at ?? ''), orderOf(stale.data))
        seen.current.newest = stale.data
        orders.set(stale.data.updated_at, order)
        throw new Failure(error.status, error.message, error.errors, {
          ...stale,
          data: { ...filesRecord(stale.data), order },
        })
      }
    },
  })
}

/**
 * What is known of an item's files: as they were last answered, since a change names all that there are in the order that
 * they have by now, and the order of each state that a change may have started from, by its `updated_at`.
 */
function useSeenFiles(item: ItemDetail) {
  const seen = useRef({ newest: item, orders: new Map([[item.updated_at, orderOf(item)]]) })
  useLayoutEffect(() => {
    const { orders } = seen.current
    seen.current.newest = item
    if (!orders.has(item.updated_at)) orders.set(item.updated_at, orderOf(item))
  }, [item])
  return seen
}
