import type { WorkDetail, workFields } from '@gallery/contract'
import type { RecordForm } from '../record/useRecordForm.ts'

type WorkField = keyof typeof workFields & keyof WorkDetail & string

/** The form of a work, as the parts of its record get it. */
export type WorkForm = RecordForm<Pick<WorkDetail, WorkField>, WorkField>
