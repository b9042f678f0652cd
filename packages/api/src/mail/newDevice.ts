import { say } from '../say.ts'
import type { AccountMailInput } from './accountMail.ts'
import { deviceFacts } from './deviceFacts.ts'
import { layOut } from './layout.ts'
import type { MailContent } from './mailContent.ts'
import { button, copyLink, facts, lead, note, sentence } from './parts.ts'

/** Tells somebody with the panel that their account was entered in a browser that it did not know. */
export function newDeviceMail(
  input: AccountMailInput & {
    /** Of the link that ends the session. */
    token: string
    userAgent: string
    /** That its clock is set to; '' where it did not say. */
    city: string
  }
): MailContent {
  const { language, options, publicUrl, token, city } = input
  const link = `${publicUrl}/${language}/auth/end/${token}`
  const title = say(language, 'mail.newDevice.title')
  const known = deviceFacts(input)
  if (city !== '') known.push([say(language, 'mail.newDevice.clock'), city])
  return layOut({
    language,
    options,
    subject: title,
    preheader: options.name,
    title,
    parts: [
      lead(sentence(language, { id: 'mail.newDevice.lead' })),
      facts(known),
      note(sentence(language, { id: 'mail.newDevice.you' })),
      button(say(language, 'mail.newDevice.action'), link),
      note(sentence(language, { id: 'mail.newDevice.notYou' })),
      copyLink(say(language, 'mail.copyLink'), link),
    ],
    why: say(language, 'mail.newDevice.why'),
  })
}
