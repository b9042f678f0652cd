import type { Language } from '@gallery/contract'
import type { Db } from '../db/db.ts'
import { contactMessageMail } from '../mail/contactMessage.ts'
import { contactThanksMail } from '../mail/contactThanks.ts'
import type { Mail } from '../mail/enqueueMail.ts'
import { languageOf } from '../mail/languageOf.ts'
import { aboutMessage } from '../mail/mailsOfMessages.ts'
import { readOptions } from '../readOptions.ts'
import { translated } from '../translated.ts'
import { findNames, type WorkName } from './askedWorks.ts'
import type { NewMessage } from './messages.queries.ts'

/**
 * The mails about a message: one to the gallery, if it has an address, which answers to whoever wrote; and thanks to
 * that address, which hold nothing of the message, because anybody can type anybody's address.
 */
export async function contactMails(
  tx: Db,
  message: NewMessage & { id: number },
  publicUrl: string
): Promise<Mail[]> {
  const options = await readOptions(tx)
  const { language, created_at: now } = message
  const about = aboutMessage(message.id)
  const thanks: Mail = {
    kind: 'contactThanks',
    language,
    to: message.email,
    content: contactThanksMail({ language, options }),
    now,
    about,
  }
  if (options.mail === '') return [thanks]
  const own = await languageOf(tx, options.mail)
  const content = contactMessageMail({
    language: own,
    options,
    message,
    works: (await findNames(tx, message.works ?? [])).map((work) => inWords(work, own)),
    publicUrl,
  })
  return [{ kind: 'contactMessage', language: own, to: options.mail, content, now, about }, thanks]
}

function inWords({ artist, code, ...work }: WorkName, language: Language): string {
  const name = [artist, translated(work, 'title', language)].filter(Boolean).join(', ')
  return code === '' ? name : `${name} (${code})`
}
