import { Done, Refusal } from '../answers.ts'
import { AskedAnswer, AskedQuery, ContactGuardAnswer, ContactMessage, MessageByLink } from '../messages.ts'
import { OwnReplyForm, OwnThreadAnswer } from '../threads.ts'
import type { EndpointsOf } from './endpoint.ts'

export const contactEndpoints = {
  'GET /contact/guard': {
    summary: 'What a contact form must be sent with, made anew for each form',
    right: 'everybody',
    answer: ContactGuardAnswer,
  },
  'GET /contact/works': {
    summary: 'Works that somebody asks about: those that are public, or that a link shows',
    right: 'everybody',
    query: AskedQuery,
    answer: AskedAnswer,
    shows: ['works', 'artists', 'collections'],
  },
  'POST /contact/link': {
    summary: 'Write to the gallery by way of a mailed link, without an answer to the guard',
    right: 'everybody',
    body: MessageByLink,
    answer: Done,
    refuses: { 429: Refusal },
  },
  'POST /contact/link/:token': {
    summary: 'Send the message of a mailed link to the gallery; twice is harmless',
    right: 'everybody',
    answer: Done,
    refuses: { 429: Refusal },
    touches: ['messages'],
  },
  'GET /contact/thread/:token': {
    summary: 'What one wrote to the gallery and what it answered, by the link of an answer',
    right: 'link',
    answer: OwnThreadAnswer,
    refuses: { 429: Refusal },
    shows: ['messages'],
  },
  'POST /contact/thread/:token': {
    summary: 'Write on, by the link of an answer',
    right: 'link',
    body: OwnReplyForm,
    answer: Done,
    refuses: { 429: Refusal },
    touches: ['messages'],
  },
  'POST /contact': {
    summary: 'Write to the gallery; grecaptcha is the answer to the guard',
    right: 'everybody',
    body: ContactMessage,
    answer: Done,
    refuses: { 429: Refusal, 503: Refusal },
    touches: ['messages'],
  },
} satisfies EndpointsOf
