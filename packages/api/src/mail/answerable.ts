import type { Options } from '@gallery/contract'

/** For texts that ask to be answered: without an address of the gallery's, who answers the mail reaches nobody. */
export function answerable({ mail }: Pick<Options, 'mail'>): { answerable: string } {
  return { answerable: String(mail !== '') }
}
