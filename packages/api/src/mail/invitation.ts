import { say } from '../say.ts'
import type { AccountMailInput } from './accountMail.ts'
import { soon } from './dates.ts'
import { layOut } from './layout.ts'
import type { MailContent } from './mailContent.ts'
import { button, copyLink, lead, note, sentence } from './parts.ts'

/** Invites somebody to sign in for the first time. The link opens a page; its button does it. */
export function invitationMail(
  input: AccountMailInput & { token: string; expiresAt: Date; super: boolean; by: string }
): MailContent {
  const { language, options, publicUrl, token, expiresAt, by } = input
  const link = `${publicUrl}/${language}/auth/${token}`
  const title = say(language, 'mail.invitation.title', { gallery: options.name })
  const means = input.super ? 'mail.invitation.panel' : 'mail.invitation.lead'
  return layOut({
    language,
    options,
    subject: title,
    preheader: options.name,
    title,
    parts: [
      lead(sentence(language, { id: means, values: { by } })),
      button(say(language, 'mail.invitation.action'), link),
      note(
        sentence(language, { id: 'mail.invitation.expiry', values: { when: soon('when', expiresAt, input) } })
      ),
      note(sentence(language, { id: 'mail.invitation.notYou' })),
      copyLink(say(language, 'mail.copyLink'), link),
    ],
    why: say(language, 'mail.invitation.why'),
  })
}
