/** What is typed into a field of a number that saves itself. */
export interface TypedNumber {
  /** What was typed and is not saved. Without it the field shows the number that holds. */
  text?: string
  /** Why that was refused. */
  refused?: string
}

/** The field after the answer to what was sent: what was typed since then is not what it is about. */
export function answered(now: TypedNumber, sent: string, reason: string | undefined): TypedNumber {
  if (now.text !== sent) return now
  return reason === undefined ? {} : { text: sent, refused: reason }
}
