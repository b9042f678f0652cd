import { reauthenticate } from '@gallery/contract/plain'
import type { Failure } from './failure.ts'

/** Asks the visitor to prove who they are. Resolves with whether they did. */
type Asker = () => Promise<boolean>

let asker: Asker | undefined
let asked: Promise<boolean> | undefined

/** Names who asks; one for the whole page. Returns what ends that. */
export function onProofAsked(ask: Asker): () => void {
  asker = ask
  return () => {
    if (asker === ask) asker = undefined
  }
}

/** Asks the visitor to prove who they are: once, for all calls that wait for it. False where nobody can ask. */
export function askForProof(): Promise<boolean> {
  asked ??= (asker?.() ?? Promise.resolve(false)).finally(() => {
    asked = undefined
  })
  return asked
}

/** Whether a call was refused only until the visitor has proven once more who they are. */
export function isUnproven({ status, body }: Failure): boolean {
  return (
    status === 403 &&
    typeof body === 'object' &&
    body !== null &&
    'code' in body &&
    body.code === reauthenticate
  )
}
