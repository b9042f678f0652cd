import type { RecordForm } from '../record/useRecordForm.ts'
import type { EventField, EventRecord } from './eventRecord.ts'

/** The form of an event, as its sections get it. */
export type EventForm = RecordForm<Pick<EventRecord, EventField>, EventField>
