import { z } from 'zod'
import { forgetKept, keep, readKept } from '../kept/kept.ts'

/** What can be written under a message: an answer by mail, or a note. */
export type Writing = 'answer' | 'note'

const keyOf = (writing: Writing, id: number) => `${writing}.${id}`

/** What `owner` typed under a message and did not send, in this browser. */
export function readWriting(owner: number, writing: Writing, id: number): string {
  return z.string().safeParse(readKept(owner, keyOf(writing, id))).data ?? ''
}

/** Keeps what is typed; nothing typed is forgotten. */
export function keepWriting(owner: number, writing: Writing, id: number, text: string): void {
  if (text.trim() === '') forgetKept(owner, keyOf(writing, id))
  else keep(owner, keyOf(writing, id), text)
}

/** What was begun under a message and not sent, an answer before a note; null for nothing. */
export function begunWriting(owner: number, id: number): Writing | null {
  if (readWriting(owner, 'answer', id) !== '') return 'answer'
  return readWriting(owner, 'note', id) === '' ? null : 'note'
}
