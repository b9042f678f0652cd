const keyOf = (id: number) => `gallery.answer.${id}`

/** What was typed as an answer and not sent, in this browser. */
export function readAnswerDraft(id: number): string {
  try {
    return localStorage.getItem(keyOf(id)) ?? ''
  } catch {
    return ''
  }
}

/** Keeps what is typed; nothing typed is forgotten. A browser that keeps nothing costs the draft, no more. */
export function keepAnswerDraft(id: number, text: string): void {
  try {
    if (text.trim() === '') localStorage.removeItem(keyOf(id))
    else localStorage.setItem(keyOf(id), text)
  } catch {
    // A private window or a full disk.
  }
}
