import { send, shownByForms } from '@gallery/client'
import type {
  AppointmentDetailAnswer,
  Done,
  WaitingForm,
  WaitingJoined,
  WaitingLineAnswer,
} from '@gallery/contract'
import { mayBeBack } from '../../undo/mayBeBack.ts'

/** Writes somebody into the line of a slot. @throws Failure */
export function writeIntoLine(place: number, form: WaitingForm): Promise<WaitingJoined> {
  return send('POST /api/places/:id/waiting', { id: place }, form, shownByForms)
}

/** Puts all who wait for a slot into another order. @throws Failure 409 when others wait meanwhile */
export function orderLine(place: number, ids: number[]): Promise<WaitingLineAnswer> {
  return send('POST /api/places/:id/waiting/order', { id: place }, { ids })
}

/** Offers somebody who waits a place in a slot of the event. @throws Failure 409 when there is none left for them */
export function offerPlace(id: number, place: number): Promise<AppointmentDetailAnswer> {
  return send('POST /api/waiting/:id/offer', { id }, { place })
}

/** Takes somebody off the list. @throws Failure */
export function takeOffLine(id: number): Promise<Done> {
  return send('DELETE /api/waiting/:id', { id })
}

/** Puts somebody back to where they stood in the line. @throws Failure */
export function putBack(id: number): Promise<Done> {
  return send('POST /api/waiting/:id/restore', { id }, undefined, mayBeBack)
}
