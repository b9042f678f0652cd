import { ContactGuardAnswer, ProofNeeded, type WorkChallenge } from '@gallery/contract'
import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { TestClient } from './client.ts'

/** Asks for a puzzle of the contact form and solves it as a visitor's machine does. @returns what `grecaptcha` takes */
export async function solveGuard(client: TestClient): Promise<string> {
  const response = await client.get('/contact/guard')
  const { data } = ContactGuardAnswer.parse(response.json())
  if (data.kind !== 'work') throw new Error('The form is guarded by Google')
  return solve(data.challenge)
}

/** Solves the puzzle of a booking that was refused without a proof. @returns what `proof` takes */
export async function solveRefusal(answer: { json(): unknown }): Promise<string> {
  return solve(ProofNeeded.parse(answer.json()).challenge)
}

async function solve(challenge: WorkChallenge): Promise<string> {
  return encodeProof({ challenge, solution: await solveChallenge({ challenge, deriveKey }) })
}

/** ALTCHA's payload: base64 of JSON. */
export function encodeProof(proof: unknown): string {
  return Buffer.from(JSON.stringify(proof)).toString('base64')
}

/** The proof in a payload, to be tampered with. */
export function decodeProof(payload: string) {
  return JSON.parse(Buffer.from(payload, 'base64').toString('utf8'))
}
