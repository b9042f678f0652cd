import type { ChildProcess } from 'node:child_process'

/** The folder of the checkout, without a slash at the end. */
export const root: string

/** Keeps what a process prints, of both kinds, in its order; what it has printed so far is what the function gives. */
export function printedBy(child: ChildProcess): () => string

/** Runs a command from the checkout's folder and keeps what it prints, of both kinds, in its order. */
export function runQuietly(
  command: string,
  args: readonly string[],
  options?: { env?: Readonly<Record<string, string>>; cwd?: string }
): Promise<{ code: number; printed: string }>
