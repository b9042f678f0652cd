import type { Done, MessageAnswer } from '@gallery/contract'
import { send } from '../../data/send.ts'
import { bringBack } from '../undo/bringBack.ts'

/** What a write to a message changes: the messages, and the counts of the panel. */
export const messagePaths = ['/api/messages', '/api/panel'] as const

/** Marks a message as read, or as unread. @throws Failure */
export function markMessage(id: number, read: boolean): Promise<MessageAnswer> {
  return send('PATCH', `/api/messages/${id}`, { read })
}

/** Puts a message into the bin. @throws Failure */
export function deleteMessage(id: number): Promise<Done> {
  return send('DELETE', `/api/messages/${id}`)
}

/** Takes a message out of the bin. @throws Failure */
export function restoreMessage(id: number): Promise<MessageAnswer> {
  return bringBack(`/api/messages/${id}`)
}
