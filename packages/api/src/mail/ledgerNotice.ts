import { say } from '../say.ts'
import { answerable } from './answerable.ts'
import { layOut } from './layout.ts'
import type { MailContent } from './mailContent.ts'
import { facts, lead, sentence } from './parts.ts'
import { sayTyped } from './sayTyped.ts'
import { lastDay, type MailedTerm, type TermMailInput, termName, workName } from './termWords.ts'

/** Reminds who has a work of the day on which it is due. It says neither whose the work is nor what it is worth. */
export function ledgerNoticeMail(input: TermMailInput & { term: MailedTerm }): MailContent {
  const { language, options, term, day } = input
  const name = term.until < day ? 'mail.ledgerNotice.late' : 'mail.ledgerNotice.ahead'
  const values = {
    work: workName(term, input),
    until: lastDay(term, input),
    gallery: options.name,
  }
  return layOut({
    language,
    options,
    subject: sayTyped(language, 'mail.ledgerNotice.subject', values),
    preheader: values.work,
    title: say(language, 'mail.ledgerNotice.title', values),
    parts: [
      lead(sentence(language, { id: name, values: { ...values, ...answerable(options) } })),
      facts([
        [say(language, 'mail.ledger.work'), values.work],
        [say(language, 'mail.ledger.what'), termName(term, input)],
        [say(language, 'mail.ledger.until'), values.until],
      ]),
    ],
    why: say(language, 'mail.ledgerNotice.why', values),
  })
}
