import { Email } from '@gallery/contract'
import { Misuse } from './command.ts'

/** An address as users have it. @throws Misuse when it is none */
export function readEmail(text: string): string {
  const email = Email.safeParse(text)
  if (!email.success) throw new Misuse(`“${text}” is not an e-mail address`)
  return email.data
}
