/** What is kept of a failure beside the work that failed: its message, at most 1,000 characters. */
export function failureText(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).slice(0, 1_000)
}
