import { say } from '../say.ts'
import type { AccountMailInput } from './accountMail.ts'
import { soon } from './dates.ts'
import { deviceFacts } from './deviceFacts.ts'
import { layOut } from './layout.ts'
import type { MailContent } from './mailContent.ts'
import { code, facts, lead, note, sentence } from './parts.ts'

/** The code with which somebody who is signed in proves once more who they are. It has no link: it opens no door. */
export function proofMail(
  input: AccountMailInput & { code: string; expiresAt: Date; userAgent: string }
): MailContent {
  const { language, options, expiresAt, now } = input
  const digits = `${input.code.slice(0, 3)} ${input.code.slice(3)}`
  const title = say(language, 'mail.proof.title')
  const minutes = Math.round((expiresAt.getTime() - now.getTime()) / 60_000)
  return layOut({
    language,
    options,
    subject: title,
    preheader: say(language, 'mail.signIn.preheader', { code: digits }),
    title,
    parts: [
      lead(sentence(language, { id: 'mail.proof.lead' })),
      code(say(language, 'mail.proof.type'), digits),
      note(
        sentence(language, {
          id: 'mail.proof.expiry',
          values: { when: soon('when', expiresAt, input), minutes },
        })
      ),
      facts(deviceFacts(input)),
      note(sentence(language, { id: 'mail.proof.notYou' })),
    ],
    why: say(language, 'mail.proof.why'),
  })
}
