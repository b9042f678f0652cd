import { send, shownByForms } from '@gallery/client'
import type { Event, EventAnswer, EventChange, EventForm } from '@gallery/contract'
import { shownByRecords } from '../record/refusedAs.ts'
import { mayBeBack } from '../undo/mayBeBack.ts'
import { uploadFile } from '../upload/uploadFile.ts'

/** What a new event must have; nobody sees it until somebody activates it. */
export type NewEvent = Pick<EventForm, 'kind' | 'title_es' | 'title_en' | 'from' | 'to' | 'color'>

/** @throws Failure */
export async function createEvent(event: NewEvent): Promise<Event> {
  const { data } = await send('POST /api/events', {}, { ...event, active: false }, shownByForms)
  return data
}

/** Saves what changed in an event's form. @throws Failure */
export async function saveEvent(id: number, change: EventChange): Promise<Event> {
  const { data } = await send('PATCH /api/events/:id', { id }, change, shownByRecords)
  return data
}

/**
 * Shows or hides events, all or none. Hiding one in which people have places is refused with 409, which the caller shows,
 * unless that is meant. @throws Failure
 */
export function activateEvents(
  events: readonly { id: number; active: boolean }[],
  despiteBookings = false
): Promise<unknown> {
  const changes = despiteBookings ? events.map((event) => ({ ...event, despiteBookings })) : events
  return send('PATCH /api/events/all', {}, { events: changes }, { handles: [409] })
}

/** An inactive copy without slots. @throws Failure */
export async function duplicateEvent(id: number): Promise<Event> {
  const { data } = await send('POST /api/events/:id/duplicate', { id })
  return data
}

/** Puts an event into the bin, unless people have places in it. @throws Failure */
export function deleteEvent(id: number): Promise<unknown> {
  return send('DELETE /api/events/:id', { id })
}

/** Takes an event out of the bin, with all that it had. @throws Failure */
export function restoreEvent(id: number): Promise<EventAnswer> {
  return send('POST /api/events/:id/restore', { id }, undefined, mayBeBack)
}

/** Adds a picture at the end. @throws Failure */
export function addImage(
  event: number,
  file: File,
  context: { onProgress: (bytes: number) => void; signal: AbortSignal }
): Promise<EventAnswer> {
  return uploadFile('POST /api/events/:id/images', { id: event }, file, context)
}

/** Puts the pictures of an event into an order. @throws Failure */
export function orderImages(event: number, ids: readonly number[]): Promise<EventAnswer> {
  return send('PATCH /api/events/:id/images', { id: event }, { images: ids.map((id) => ({ id })) })
}

/** Shows or hides a picture of an event, wherever it stands by then. @throws Failure */
export function showImage(event: number, id: number, shown: boolean): Promise<EventAnswer> {
  const images = [{ id, active: shown }]
  return send('PATCH /api/events/:id/images', { id: event }, { images, order: false })
}

/** Puts a picture into the bin. @throws Failure */
export function deleteImage(event: number, image: number): Promise<EventAnswer> {
  return send('DELETE /api/events/:id/images/:image', { id: event, image })
}

/** Takes a picture out of the bin, to its place. @throws Failure */
export function restoreImage(event: number, image: number): Promise<EventAnswer> {
  return send('POST /api/events/:id/images/:image/restore', { id: event, image }, undefined, mayBeBack)
}

/** Opens a slot to bookings, or closes it. @throws Failure */
export function openSlot(slot: number, open: boolean): Promise<unknown> {
  return send('PATCH /api/places/:id', { id: slot }, { unavailable: !open })
}
