import { say } from '../say.ts'
import { type CodeMailInput, codeTexts } from './codeTexts.ts'
import { deviceFacts } from './deviceFacts.ts'
import { layOut } from './layout.ts'
import type { MailContent } from './mailContent.ts'
import { code, facts, lead, note, sentence } from './parts.ts'

/** The code with which somebody who is signed in proves once more who they are. It has no link: it opens no door. */
export function proofMail(input: CodeMailInput): MailContent {
  const { language, options } = input
  const { digits, preheader, expiry } = codeTexts('proof', input)
  const title = say(language, 'mail.proof.title')
  return layOut({
    language,
    options,
    subject: title,
    preheader,
    title,
    parts: [
      lead(sentence(language, { id: 'mail.proof.lead' })),
      code(say(language, 'mail.proof.type'), digits),
      expiry,
      facts(deviceFacts(input)),
      note(sentence(language, { id: 'mail.proof.notYou' })),
    ],
    why: say(language, 'mail.proof.why'),
  })
}
