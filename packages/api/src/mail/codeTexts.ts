import { say } from '../say.ts'
import type { AccountMailInput } from './accountMail.ts'
import { soon } from './dates.ts'
import { note, sentence } from './parts.ts'

/** What a mail with a code is made of. */
export type CodeMailInput = AccountMailInput & {
  /** Six digits. */
  code: string
  expiresAt: Date
  /** The User-Agent header of whoever asked. */
  userAgent: string
}

/** What such a mail says of its code: the digits as one reads them, the line that a list of mails shows, until when. */
export function codeTexts(kind: 'signIn' | 'proof', input: CodeMailInput) {
  const { language, code, expiresAt, now } = input
  const digits = `${code.slice(0, 3)} ${code.slice(3)}`
  const minutes = Math.round((expiresAt.getTime() - now.getTime()) / 60_000)
  const when = soon('when', expiresAt, input)
  return {
    digits,
    preheader: say(language, 'mail.signIn.preheader', { code: digits }),
    expiry: note(sentence(language, { id: `mail.${kind}.expiry`, values: { when, minutes } })),
  }
}
