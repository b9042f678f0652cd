import { get } from '@gallery/client'
import type { ContactGuard } from '@gallery/contract'
import { urlOf } from '@gallery/contract/plain'

/** Asks how the form is guarded; each form is, anew. */
export async function askGuard(): Promise<ContactGuard> {
  return (await get(urlOf('/contact/guard'))).data
}

/** The answer to a guard that needs no person: the work is done, the code for it fetched only now. */
export async function proveWork(guard: ContactGuard): Promise<string | undefined> {
  if (guard.kind !== 'work') return undefined
  const { solve } = await import('../proof/solve.ts')
  return solve(guard.challenge)
}
