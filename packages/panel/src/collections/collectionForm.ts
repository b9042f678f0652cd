import type { CollectionDetail } from '@gallery/contract'
import type { RecordForm } from '../record/useRecordForm.ts'

/** What the form of a collection edits. */
export const collectionFields = [
  'title_es',
  'title_en',
  'description_es',
  'description_en',
  'works',
  'sections',
  'recipient',
  'open_until',
  'message',
] as const
type CollectionField = (typeof collectionFields)[number]

/** What stands in that form. */
export type CollectionValues = Pick<CollectionDetail, CollectionField>

/** The form, as the parts of the screen take it. */
export type CollectionForm = RecordForm<CollectionValues, CollectionField>
