import { say } from '../say.ts'
import { type CodeMailInput, codeTexts } from './codeTexts.ts'
import { deviceFacts } from './deviceFacts.ts'
import { layOut } from './layout.ts'
import type { MailContent } from './mailContent.ts'
import { button, code, copyLink, facts, lead, note, sentence } from './parts.ts'

/** The link and the code that let one person in, once. */
export function signInMail(input: CodeMailInput & { token: string }): MailContent {
  const { language, options, publicUrl, token } = input
  const link = `${publicUrl}/${language}/auth/${token}`
  const { digits, preheader, expiry } = codeTexts('signIn', input)
  const title = say(language, 'mail.signIn.title', { gallery: options.name })
  return layOut({
    language,
    options,
    subject: title,
    preheader,
    title,
    parts: [
      lead(sentence(language, { id: 'mail.signIn.lead' })),
      button(say(language, 'mail.signIn.action'), link),
      code(say(language, 'mail.signIn.or'), digits),
      expiry,
      facts(deviceFacts(input)),
      note(sentence(language, { id: 'mail.signIn.notYou' })),
      copyLink(say(language, 'mail.copyLink'), link),
    ],
    why: say(language, 'mail.signIn.why'),
  })
}
