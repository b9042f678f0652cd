import type { ChildProcess } from 'node:child_process'

export const serverArgs: string[]
export const serverEnv: { NODE_ENV: string; MALLOC_ARENA_MAX: string }

/** Resolves once a server that was started listens; rejects when it ends before, with what it printed until then. */
export function untilItListens(server: ChildProcess): Promise<void>
