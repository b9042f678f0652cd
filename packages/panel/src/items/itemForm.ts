import type { ItemDetail } from '@gallery/contract'
import type { RecordForm } from '../record/useRecordForm.ts'
import type { ItemField } from './itemFields.ts'

/** The form of an item, as its sections get it. */
export type ItemForm = RecordForm<Pick<ItemDetail, ItemField>, ItemField>
