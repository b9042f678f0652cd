import { say } from '../say.ts'
import { layOut } from './layout.ts'
import type { MailContent } from './mailContent.ts'
import { button, facts, lead, sentence } from './parts.ts'
import { lastDay, type MailedTerm, type TermMailInput, termName, workName } from './termWords.ts'

/** Tells whoever has works in hand, once a week, which are overdue. */
export function ledgerOverdueMail(input: TermMailInput & { terms: readonly MailedTerm[] }): MailContent {
  const { language, options, publicUrl, terms } = input
  const values = { count: terms.length }
  const title = say(language, 'mail.ledgerOverdue.title', values)
  const rows = terms.map((term): readonly [string, string] => [
    lastDay(term, input),
    [
      workName(term, input),
      [termName(term, input), term.row.address, term.row.contact].filter(Boolean).join(', '),
    ].join('\n'),
  ])
  return layOut({
    language,
    options,
    subject: title,
    preheader: options.name,
    title,
    parts: [
      lead(sentence(language, { id: 'mail.ledgerOverdue.lead', values })),
      facts(rows),
      button(say(language, 'mail.ledger.action'), `${publicUrl}/${language}/admin/ledger`),
    ],
    why: say(language, 'mail.ledger.why'),
  })
}
