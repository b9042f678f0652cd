import {
  AttemptRefused,
  InvalidFields,
  isOfSomebody,
  Refusal,
  type RouteName,
  Unproven,
} from '@gallery/contract'
import { z } from 'zod'
import { endpointOf } from './endpointOf.ts'

/**
 * What an endpoint may refuse with, by status: what follows from its right, its path, its query and its method, and what
 * it names itself. 409 of what is made once: it was sent before. 429: so much was read from one network (`readLimit`).
 * 503: what looks for malware in uploads is away. 507: no space on the disk, or the storage takes nothing.
 */
export function refusalsOf(name: RouteName): Readonly<Record<number, z.ZodType>> {
  const { right, query, reads, upload, once, refuses } = endpointOf(name)
  const isPost = !name.startsWith('GET ')
  const isWrite = isPost && !reads
  const refusals: Record<number, z.ZodType> = {}
  if (isPost) Object.assign(refusals, { 400: Refusal, 413: Refusal, 415: Refusal })
  if (isWrite || isOfSomebody(right)) Object.assign(refusals, { 401: Refusal, 403: Unproven })
  if (name.includes('/:') || right === 'published' || right === 'link') refusals[404] = Refusal
  if (isPost || query) refusals[422] = InvalidFields
  if (!isWrite && name.includes(' /api/')) refusals[429] = Refusal
  if (upload) refusals[503] = Refusal
  if (isWrite && right === 'super') refusals[507] = Refusal
  Object.assign(refusals, refuses)
  // What else is in its way may say other things beside its message.
  if (once) refusals[409] = refusals[409] ? z.union([AttemptRefused, refusals[409]]) : AttemptRefused
  return refusals
}
