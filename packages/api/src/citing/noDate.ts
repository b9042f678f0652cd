import { say } from '../say.ts'
import type { Reference } from './reference.ts'

/** What stands in place of a date that nobody knows. */
export function noDate(language: Reference['language']): string {
  return say(language === 'en' ? 'en' : 'es', 'cite.noDate')
}
