import { Failure, type Sending, send, shownByForms } from '@gallery/client'
import {
  type Done,
  type MessageAnswer,
  type MessageChange,
  maxMessagesChanged,
  type SavedAnswer,
  type SentTo,
  type Thread,
  ThreadAnswer,
  type WritingAnswer,
} from '@gallery/contract'
import { partsOf } from '../lists/partsOf.ts'
import { mayBeBack } from '../undo/mayBeBack.ts'

/** That somebody was faster, and what is wrong with its fields, the form shows itself. */
const shownByForm = { handles: [409, ...shownByForms.handles] } as const

/** Changes a message: read or not, where it stands, who has it, when it is new again. @throws Failure */
export function changeMessage(
  id: number,
  change: MessageChange,
  sending: Sending = {}
): Promise<MessageAnswer> {
  return send('PATCH /api/messages/:id', { id }, change, sending)
}

/**
 * Changes several messages alike, or puts them into the bin, as many at once as the server takes: those all or none.
 *
 * @param onChanged hears each time which they were
 * @throws Failure; those before are changed
 */
export async function changeMessages(
  { ids, ...change }: Omit<SentTo<'POST /api/messages/many'>, 'ids'> & { ids: readonly number[] },
  onChanged: (ids: readonly number[]) => void
): Promise<void> {
  for (const part of partsOf(ids, maxMessagesChanged)) {
    await send('POST /api/messages/many', {}, { ...change, ids: part })
    onChanged(part)
  }
}

/** Mails an answer. @throws Failure, 409 with the thread as it is */
export async function answerMessage(
  id: number,
  answer: SentTo<'POST /api/messages/:id/answers'>
): Promise<Thread> {
  return (await send('POST /api/messages/:id/answers', { id }, answer, shownByForm)).data
}

/** Notes a reply that came another way, or something for the house. @throws Failure */
export function noteEntry(id: number, kind: 'reply' | 'note', text: string): Promise<unknown> {
  return send('POST /api/messages/:id/entries', { id }, { kind, text }, shownByForms)
}

/** Says that one is writing an answer, or no longer. What is refused is told with the next one. */
export async function sayWriting(id: number, writing: boolean): Promise<WritingAnswer['data'] | undefined> {
  try {
    return (await send('POST /api/messages/:id/writing', { id }, { writing })).data
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    return undefined
  }
}

/** Whether an answer was refused since somebody has written in the thread meanwhile. */
export function isTooLate(error: unknown): boolean {
  return error instanceof Failure && error.status === 409 && ThreadAnswer.safeParse(error.body).success
}

/** Puts a message into the bin. @throws Failure */
export function deleteMessage(id: number): Promise<Done> {
  return send('DELETE /api/messages/:id', { id })
}

/** Takes a message out of the bin. @throws Failure */
export function restoreMessage(id: number): Promise<MessageAnswer> {
  return send('POST /api/messages/:id/restore', { id }, undefined, mayBeBack)
}

/** Keeps a text to answer with, a new one or a changed one. @throws Failure */
export function keepAnswer(
  id: number | null,
  form: Omit<SavedAnswer, 'id'>,
  sending: Sending = {}
): Promise<unknown> {
  return id === null
    ? send('POST /api/savedAnswers', {}, form, sending)
    : send('PATCH /api/savedAnswers/:id', { id }, form, sending)
}

/** Keeps a text no longer. @throws Failure */
export function dropAnswer(id: number): Promise<unknown> {
  return send('DELETE /api/savedAnswers/:id', { id })
}
