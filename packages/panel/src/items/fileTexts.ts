import {
  fileFields,
  type ItemDetail,
  type ItemFileChange,
  type ItemFilesChange,
  namesOf,
} from '@gallery/contract'
import { isRights } from '../fields/rightsInWords.ts'
import { inOrder } from '../lists/inOrder.ts'
import { equal } from '../record/equal.ts'

type FileField = keyof typeof fileFields
type FileText = `${number}_${FileField}`

/** The order of an item's files, with what each is called for who compares two orders. */
type FilesOrder = readonly Readonly<{ id: number; label: string }>[]

/** An item's files as one flat record, so that two people may write under two files: `12_description_es`. */
export interface FilesRecord {
  updated_at: string
  order: FilesOrder
  [text: FileText]: string
}

/** What a form of files edits. */
export type FilesField = 'order' | FileText

type Files = Pick<ItemDetail, 'images'>

const names = namesOf(fileFields)

/** What the form calls a field of a file. */
export function fileText(id: number, field: FileField): FileText {
  return `${id}_${field}`
}

/** The other way round: the file and its field, or undefined for what is of no single file. */
export function inFileText(field: string): { id: number; name: string } | undefined {
  const [, id, name] = /^(\d+)_(.+)$/.exec(field) ?? []
  return id === undefined || name === undefined ? undefined : { id: Number(id), name }
}

/** The fields of the form of an item's files. */
export function filesFields({ images }: Files): FilesField[] {
  return ['order', ...images.flatMap(({ id }) => names.map((name) => fileText(id, name)))]
}

export function filesRecord(item: Files & Pick<ItemDetail, 'updated_at'>): FilesRecord {
  const texts = item.images.flatMap((image) => names.map((name) => [fileText(image.id, name), image[name]]))
  return { ...Object.fromEntries(texts), updated_at: item.updated_at, order: orderOf(item) }
}

export function orderOf({ images }: Files): FilesOrder {
  return images.map(({ id, name }) => ({ id, label: name }))
}

/**
 * The order in which files stand now, beside the one that a change started from: still that one while nobody moved any,
 * for a file that came or went is no other order.
 */
export function orderSince(began: FilesOrder | undefined, now: FilesOrder): FilesOrder {
  return began && equal(idsIn(began, now), idsIn(now, began)) ? began : now
}

/** The ids of an order that another has too. */
function idsIn(one: FilesOrder, other: FilesOrder): number[] {
  return one.map(({ id }) => id).filter((id) => other.some((file) => file.id === id))
}

/** The files that there are, in the order that was chosen or else in theirs, each with what of its texts has changed. */
export function changedFiles(
  { images }: Files,
  change: Readonly<Partial<Pick<FilesRecord, FilesField>>>
): ItemFilesChange['images'] {
  const chosen = change.order?.map(({ id }) => id) ?? []
  return inOrder(images, chosen).map(({ id }) => ({ id, ...changeOf(id, change) }))
}

function changeOf(id: number, change: Readonly<Partial<Pick<FilesRecord, FileText>>>): ItemFileChange {
  const { rights, ...texts }: Record<string, string> = Object.fromEntries(
    names.flatMap((name) => {
      const text = change[fileText(id, name)]
      return text === undefined ? [] : [[name, text]]
    })
  )
  return { ...texts, ...(isRights(rights) ? { rights } : {}) }
}
