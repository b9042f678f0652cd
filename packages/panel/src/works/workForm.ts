import type { WorkDetail, workFields } from '@gallery/contract'
import type { RecordForm } from '../record/useRecordForm.ts'
import type { HeldArtist } from './heldArtist.ts'

type WorkField = keyof typeof workFields & keyof WorkDetail & string

/** A work as its form has it. */
export type WorkRecord = Omit<WorkDetail, 'artist_id'> & { artist_id: HeldArtist }

/** The form of a work, as the parts of its record get it. */
export type WorkForm = RecordForm<Pick<WorkRecord, WorkField>, WorkField>
