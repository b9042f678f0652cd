import { z } from 'zod'
import { Refusal } from '../answers.ts'
import { MailsAnswer, MailsQuery, OutgoingMail } from '../mails.ts'
import type { EndpointsOf } from './endpoint.ts'

export const mailsEndpoints = {
  'GET /api/mails': {
    summary: 'Mails that wait, that were given up or that were sent, a page at a time (super)',
    right: 'super',
    query: MailsQuery,
    answer: MailsAnswer,
    shows: ['mails', 'appointments'],
  },
  'POST /api/mails/:id/send': {
    summary: 'Send a mail now, also one that was given up (super)',
    right: 'super',
    answer: z.object({ data: OutgoingMail }),
    refuses: { 409: Refusal },
    touches: ['mails'],
  },
  'POST /api/mails/:id/giveUp': {
    summary: 'Try a mail no more (super)',
    right: 'super',
    answer: z.object({ data: OutgoingMail }),
    refuses: { 409: Refusal },
    touches: ['mails'],
  },
} satisfies EndpointsOf
