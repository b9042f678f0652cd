/** What can be written under a message: an answer by mail, or a note. */
export type Writing = 'answer' | 'note'

const keyOf = (writing: Writing, id: number) => `gallery.${writing}.${id}`

/** What was typed under a message and not sent, in this browser. */
export function readWriting(writing: Writing, id: number): string {
  try {
    return localStorage.getItem(keyOf(writing, id)) ?? ''
  } catch {
    return ''
  }
}

/** Keeps what is typed; nothing typed is forgotten. A browser that keeps nothing costs the draft, no more. */
export function keepWriting(writing: Writing, id: number, text: string): void {
  try {
    if (text.trim() === '') localStorage.removeItem(keyOf(writing, id))
    else localStorage.setItem(keyOf(writing, id), text)
  } catch {
    // A private window or a full disk.
  }
}

/** What was begun under a message and not sent, an answer before a note; null for nothing. */
export function begunWriting(id: number): Writing | null {
  if (readWriting('answer', id) !== '') return 'answer'
  return readWriting('note', id) === '' ? null : 'note'
}
