import { Failure, send } from '@gallery/client'
import {
  type Done,
  type MessageAnswer,
  type MessageChange,
  type SavedAnswer,
  type SentTo,
  type Thread,
  ThreadAnswer,
  type WritingAnswer,
} from '@gallery/contract'
import { mayBeBack } from '../undo/mayBeBack.ts'

/** What refuses because somebody was faster is shown by the form itself. */
const shownByForm = { handles: [409, 422] } as const

/** Changes a message: read or not, where it stands, who has it, when it is new again. @throws Failure */
export function changeMessage(id: number, change: MessageChange): Promise<MessageAnswer> {
  return send('PATCH /api/messages/:id', { id }, change)
}

/** Changes several messages alike, or puts them into the bin. @throws Failure */
export function changeMessages(change: SentTo<'POST /api/messages/many'>): Promise<Done> {
  return send('POST /api/messages/many', {}, change)
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
  return send('POST /api/messages/:id/entries', { id }, { kind, text })
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

/** The thread that a refusal carries, in which somebody has written meanwhile; undefined for anything else. */
export function threadIn(error: unknown): Thread | undefined {
  return error instanceof Failure && error.status === 409
    ? ThreadAnswer.safeParse(error.body).data?.data
    : undefined
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
export function keepAnswer(id: number | null, form: Omit<SavedAnswer, 'id'>): Promise<unknown> {
  return id === null
    ? send('POST /api/savedAnswers', {}, form)
    : send('PATCH /api/savedAnswers/:id', { id }, form)
}

/** Keeps a text no longer. @throws Failure */
export function dropAnswer(id: number): Promise<unknown> {
  return send('DELETE /api/savedAnswers/:id', { id })
}
