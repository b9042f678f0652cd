import { type Language, languages, StoredOptions } from '@gallery/contract'
import { describe, expect, it } from 'vitest'
import { accountDeletedMail } from './accountDeleted.ts'
import type { AccountMailInput } from './accountMail.ts'
import { contactAnswerMail } from './contactAnswer.ts'
import { emailChangingMail } from './emailChanging.ts'
import { ledgerNoticeMail } from './ledgerNotice.ts'
import type { MailContent } from './mailContent.ts'
import type { MailedTerm } from './termWords.ts'

const setting = (language: Language, mail: string): AccountMailInput => ({
  language,
  options: StoredOptions.parse({ name: 'Ochava', mail }),
  timeZone: 'America/Argentina/Buenos_Aires',
  publicUrl: 'https://ochava.example',
  now: new Date('2026-11-17T19:20:00Z'),
})

/** A work that somebody has until a day. */
const term = (until: string): MailedTerm => ({
  kind: 'due',
  until,
  row: {
    purpose: 'framing',
    owner: '',
    address: '',
    contact: '',
    work: { title_es: 'Patio', title_en: '', artist: { display: 'Irma Szalay' } },
  },
})

const mailed: readonly (readonly [string, (input: AccountMailInput) => MailContent])[] = [
  ['an account that is gone', (input) => accountDeletedMail(input)],
  [
    'an address that changed',
    (input) => emailChangingMail({ ...input, stage: 'done', email: 'ana@example.org' }),
  ],
  [
    'an answer',
    (input) =>
      contactAnswerMail({
        ...input,
        text: 'Sí.',
        by: 'Lucía',
        message: { subject: 'Hola', message: '¿Está?', created_at: input.now },
        token: 'secret',
      }),
  ],
  [
    'a work that is due',
    (input) => ledgerNoticeMail({ ...input, day: '2026-11-17', term: term('2026-11-20') }),
  ],
  [
    'a work that is late',
    (input) => ledgerNoticeMail({ ...input, day: '2026-11-17', term: term('2026-11-10') }),
  ],
]

const asked = {
  es: /respondé este mail|respondiendo este mail|podés responderlo/i,
  en: /answer(?:ing)? this e-mail|you can answer it/i,
} as const

describe.each(languages)(
  'a mail in %s asks to be answered only where the gallery has an address',
  (language) => {
    it.each(mailed)('%s', (_, mailOf) => {
      const answered = mailOf(setting(language, 'hola@ochava.example'))
      expect(answered.replyTo).toBe('hola@ochava.example')
      for (const form of [answered.html, answered.text]) expect(form).toMatch(asked[language])

      const unanswered = mailOf(setting(language, ''))
      expect(unanswered.replyTo).toBe('')
      for (const form of [unanswered.html, unanswered.text]) expect(form).not.toMatch(asked[language])
    })
  }
)
