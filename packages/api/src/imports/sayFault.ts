import type { Language } from '@gallery/contract'
import { say } from '../say.ts'
import type { Fault } from './faults.ts'

/** A fault in words, apart from faults themselves: whoever finds one need not know every text of the catalogue. */
export function sayFault({ reason, ...place }: Fault, language: Language) {
  return { ...place, reason: say(language, reason.id, reason.values) }
}
