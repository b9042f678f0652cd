import { send } from '@gallery/client'
import type { Done, MessageAnswer } from '@gallery/contract'
import { mayBeBack } from '../undo/mayBeBack.ts'

/** Marks a message as read, or as unread. @throws Failure */
export function markMessage(id: number, read: boolean): Promise<MessageAnswer> {
  return send('PATCH /api/messages/:id', { id }, { read })
}

/** Puts a message into the bin. @throws Failure */
export function deleteMessage(id: number): Promise<Done> {
  return send('DELETE /api/messages/:id', { id })
}

/** Takes a message out of the bin. @throws Failure */
export function restoreMessage(id: number): Promise<MessageAnswer> {
  return send('POST /api/messages/:id/restore', { id }, undefined, mayBeBack)
}
