import { say } from '../say.ts'
import { layOut } from './layout.ts'
import type { MailContent } from './mailContent.ts'
import { button, facts, lead, sentence } from './parts.ts'
import { sayTyped } from './sayTyped.ts'
import { lastDay, type MailedTerm, type TermMailInput, termFacts, termName, workName } from './termWords.ts'

/** Tells whoever has a work in hand that it is due, a week before and on the day. */
export function ledgerDueMail(input: TermMailInput & { term: MailedTerm }): MailContent {
  const { language, options, publicUrl, term, day } = input
  const name = term.until === day ? 'mail.ledgerDue.today' : 'mail.ledgerDue.week'
  const values = { work: workName(term, input), what: termName(term, input), until: lastDay(term, input) }
  return layOut({
    language,
    options,
    subject: sayTyped(language, `${name}.subject`, values),
    preheader: values.work,
    title: say(language, `${name}.title`, values),
    parts: [
      lead(sentence(language, { id: `${name}.lead`, values })),
      facts(termFacts(term, input)),
      button(say(language, 'mail.ledger.action'), `${publicUrl}/${language}/admin/ledger`),
    ],
    why: say(language, 'mail.ledger.why'),
  })
}
