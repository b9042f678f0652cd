import { reasonOf } from './reasonOf.ts'

/** What is kept of a failure beside the work that failed: its reason, at most 1,000 characters. */
export function failureText(error: unknown): string {
  return reasonOf(error).slice(0, 1_000)
}
