import { get } from '@gallery/client'
import type { ContactGuard } from '@gallery/contract'
import { urlOf } from '@gallery/contract/plain'
import { solved } from '../proof/solved.ts'

/** Asks how the form is guarded; each form is, anew. */
export async function askGuard(): Promise<ContactGuard> {
  return (await get(urlOf('/contact/guard'))).data
}

/** The answer to a guard that needs no person: the work is done. */
export async function proveWork(guard: ContactGuard): Promise<string | undefined> {
  if (guard.kind !== 'work') return undefined
  return solved(guard.challenge)
}
