import { type Sending, send, shownByForms } from '@gallery/client'
import type {
  AppointmentChange,
  AppointmentDetailAnswer,
  BookingByHand,
  Done,
  FreedAnswer,
  Slot,
  SlotChange,
  SlotForms,
  SlotsRemoval,
  SlotsRemovalAnswer,
} from '@gallery/contract'
import { mayBeBack } from '../undo/mayBeBack.ts'

/** Opens a season of slots; those to replace must still be empty. @throws Failure */
export async function openSeason(forms: SlotForms): Promise<Slot[]> {
  const { data } = await send('POST /api/places/many', {}, forms)
  return data
}

/** Takes many slots away. @throws Failure */
export async function removeSlots(removal: SlotsRemoval): Promise<SlotsRemovalAnswer['data']> {
  const { data } = await send('POST /api/places/remove', {}, removal)
  return data
}

/** Takes a removal back, as long as its mails have not left. @throws Failure */
export function undoRemoval(id: number): Promise<Done> {
  return send('POST /api/places/removals/:id/undo', { id })
}

/** Changes how many a slot takes, whether it takes more, or school groups. @throws Failure */
export function changeSlot(id: number, change: SlotChange, sending: Sending = {}): Promise<unknown> {
  return send('PATCH /api/places/:id', { id }, change, sending)
}

/** Puts a slot without bookings into the bin. @throws Failure */
export function deleteSlot(id: number): Promise<Done> {
  return send('DELETE /api/places/:id', { id })
}

/** Takes a slot out of the bin. @throws Failure */
export function restoreSlot(id: number): Promise<unknown> {
  return send('POST /api/places/:id/restore', { id }, undefined, mayBeBack)
}

/** Writes down who calls. @throws Failure */
export function bookByHand(booking: BookingByHand): Promise<AppointmentDetailAnswer> {
  return send('POST /api/appointments/byHand', {}, booking, shownByForms)
}

/** Confirms or moves a booking. @throws Failure */
export function changeBooking(id: number, change: AppointmentChange): Promise<AppointmentDetailAnswer> {
  return send('PATCH /api/appointments/:id', { id }, change)
}

/** What is corrected of who comes on a booking. */
export type Correction = Pick<AppointmentChange, 'people' | 'needs' | 'school'>

/** Changes who comes; that there are too few places (409), and what is wrong, is for the caller to show. @throws Failure */
export function correctBooking(id: number, correction: Correction): Promise<AppointmentDetailAnswer> {
  return send('PATCH /api/appointments/:id', { id }, correction, { handles: [409, ...shownByForms.handles] })
}

/** Cancels a booking; its mail waits. @throws Failure */
export function cancelBooking(id: number): Promise<Done> {
  return send('DELETE /api/appointments/:id', { id })
}

/** Takes a cancellation back, and its mail if that has not left. @throws Failure */
export function restoreBooking(id: number): Promise<AppointmentDetailAnswer> {
  return send('POST /api/appointments/:id/restore', { id }, undefined, mayBeBack)
}

/** Frees every place that is held from an origin and not confirmed. @throws Failure */
export async function freeHolds(origin: string): Promise<FreedAnswer['data']> {
  const { data } = await send('POST /api/appointments/holds/free', {}, { origin })
  return data
}

/** Holds again what was just freed, where there are still places. @throws Failure */
export function holdAgain(freed: readonly number[]): Promise<Done> {
  return send('POST /api/appointments/holds/undo', {}, { freed })
}
