import type { Language, Options } from '@gallery/contract'

/** What every mail about an account is made of. */
export interface AccountMailInput {
  language: Language
  options: Options
  timeZone: string
  /** Where the site is, without a slash at the end. */
  publicUrl: string
  now: Date
}
