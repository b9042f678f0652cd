import { z } from 'zod'
import { Misuse } from './command.ts'

/** An address as users have it: in lower case. @throws Misuse when it is none */
export function readEmail(text: string): string {
  const email = z.email().safeParse(text.toLowerCase())
  if (!email.success) throw new Misuse(`“${text}” is not an e-mail address`)
  return email.data
}
