import { send, shownByForms } from '@gallery/client'
import type { CollectionDetail, RoomPerson, SentTo } from '@gallery/contract'

type Person = { id: number; person: number }

/** Gives somebody a link of their own to a room. @throws Failure */
export async function addPerson(
  id: number,
  form: SentTo<'POST /api/collections/:id/people'>
): Promise<RoomPerson> {
  const { data } = await send('POST /api/collections/:id/people', { id }, form, shownByForms)
  return data
}

/** Changes who they are, or what is written to them. @throws Failure */
export function changePerson(
  place: Person,
  change: SentTo<'PATCH /api/collections/:id/people/:person'>
): Promise<unknown> {
  return send('PATCH /api/collections/:id/people/:person', place, change, shownByForms)
}

/** From now on their link opens nothing. @throws Failure */
export function revokeLink(place: Person): Promise<unknown> {
  return send('DELETE /api/collections/:id/people/:person', place)
}

/** Their link opens the room again. @throws Failure */
export function giveLinkBack(place: Person): Promise<unknown> {
  return send('POST /api/collections/:id/people/:person/restore', place)
}

/** Mails them their link, or reminds them of it. @throws Failure */
export function mailLink(place: Person): Promise<unknown> {
  return send('POST /api/collections/:id/people/:person/mail', place)
}

/** Changes how a room shows its works. @throws Failure */
export async function changeShowing(
  id: number,
  change: SentTo<'PATCH /api/collections/:id/showing'>
): Promise<CollectionDetail> {
  const { data } = await send('PATCH /api/collections/:id/showing', { id }, change)
  return data
}
