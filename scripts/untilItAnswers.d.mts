import type { ChildProcess } from 'node:child_process'

/** Asks an address until the process that was started for it answers: whether it did, within so many milliseconds. */
export function untilItAnswers(address: string, child: ChildProcess, patience?: number): Promise<boolean>
