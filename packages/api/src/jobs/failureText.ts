import { wordsOf } from '../plainWords.ts'

/** What is kept of a failure beside the work that failed: what its cause says, at most 1,000 characters. */
export function failureText(error: unknown): string {
  return wordsOf(error).slice(0, 1_000)
}
