import { Failure, type Sending, send, shownByForms } from '@gallery/client'
import {
  type ItemChange,
  ItemDetail,
  type ItemDetailAnswer,
  type ItemFilesChange,
  type ItemKind,
  type ItemRow,
  one,
} from '@gallery/contract'
import { shownByRecords } from '../record/refusedAs.ts'
import { mayBeBack } from '../undo/mayBeBack.ts'

/** What a new item must have; it is hidden until somebody publishes it. */
export interface NewItem {
  kind: ItemKind
  subtitle_es: string
  subtitle_en: string
  archive_id: number | null
}

/** @throws Failure */
export async function createItem(item: NewItem): Promise<ItemDetail> {
  const { data } = await send('POST /api/items', {}, item, shownByForms)
  return data
}

/** Saves what changed in an item's form. @throws Failure */
export async function saveItem(id: number, change: ItemChange): Promise<ItemDetail> {
  const { data } = await send('PATCH /api/items/:id', { id }, change, shownByRecords)
  return data
}

/** Changes several items at once, all or none. @throws Failure */
export function changeItems(
  items: readonly ({ id: number } & Partial<ItemFlags & Pick<ItemRow, 'rights'>>)[],
  sending: Sending = {}
): Promise<unknown> {
  return send('PATCH /api/items/all', {}, { items }, sending)
}

/** What is on or off of an item. */
export type ItemFlags = Pick<ItemRow, 'public' | 'active'>

/** Puts an item into the bin. @throws Failure */
export function deleteItem(id: number): Promise<unknown> {
  return send('DELETE /api/items/:id', { id })
}

/** Takes an item out of the bin, with all that it had. @throws Failure */
export function restoreItem(id: number): Promise<ItemDetailAnswer> {
  return send('POST /api/items/:id/restore', { id }, undefined, mayBeBack)
}

/** Order of an item's files, and what is written under them. @throws Failure, see {@link staleItem} */
export function changeFiles(item: number, change: ItemFilesChange): Promise<ItemDetailAnswer> {
  return send('PATCH /api/items/:id/images', { id: item }, change, shownByRecords)
}

/** What a change was answered with that somebody saved before: the item as it is now. Undefined for any other failure. */
export function staleItem(error: unknown) {
  return error instanceof Failure ? one(ItemDetail).loose().safeParse(error.body).data : undefined
}

/** Puts a file into the bin. @throws Failure */
export function deleteFile(item: number, file: number): Promise<ItemDetailAnswer> {
  return send('DELETE /api/items/:id/images/:file', { id: item, file })
}

/** Takes a file out of the bin, to its place. @throws Failure */
export function restoreFile(item: number, file: number): Promise<ItemDetailAnswer> {
  return send('POST /api/items/:id/images/:file/restore', { id: item, file }, undefined, mayBeBack)
}
