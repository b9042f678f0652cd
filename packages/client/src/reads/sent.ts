import { createContext, use } from 'react'

/** A form that the browser sent by itself, without scripts, as the page that answers shows it again. */
export interface Sent {
  /** The answer's status: 200 between two steps of a form, else why it was refused. */
  readonly status: number
  /** What was typed, by field. */
  readonly values: Readonly<Record<string, string>>
  /** What the server says under the fields. */
  readonly errors: Readonly<Record<string, readonly string[]>>
  /** What it says about none of them; empty when that is nothing. */
  readonly message: string
}

export const SentContext = createContext<Sent | undefined>(undefined)

/** The form that this page answers; undefined when it was opened in any other way. */
export function useSent(): Sent | undefined {
  return use(SentContext)
}
