import { z } from 'zod'
import { Done, Refusal } from '../answers.ts'
import { Credentials, LoginAnswer, LoginRequest, Proof, ProofStateAnswer, UserAnswer } from '../auth.ts'
import { SessionsAnswer } from '../users.ts'
import type { EndpointsOf } from './endpoint.ts'

export const authEndpoints = {
  'GET /auth/getUser': {
    summary: 'Who is signed in; null for nobody',
    right: 'everybody',
    answer: UserAnswer,
    shows: ['account'],
  },
  'GET /auth/proof': {
    summary: 'Whether one has proven within ten minutes who one is, and the ways to do it',
    right: 'oneself',
    answer: ProofStateAnswer,
    shows: ['account'],
  },
  'GET /auth/sessions': {
    summary: 'Where one is signed in, the last used first',
    right: 'oneself',
    answer: SessionsAnswer,
    shows: ['account'],
  },
  'POST /:lang/auth/login': {
    summary: 'Ask for a mail to sign in with; the answer is the same for every address',
    right: 'everybody',
    body: LoginRequest,
    type: 'text/plain; charset=utf-8',
    answer: z.string(),
    refuses: { 429: Refusal },
  },
  'POST /auth/login': {
    summary: 'Sign in with the token of the mailed link, or with the address and the code',
    right: 'everybody',
    body: Credentials,
    answer: LoginAnswer,
    refuses: { 429: Refusal },
    touches: ['account'],
  },
  'POST /auth/logout': {
    summary: 'Sign out',
    right: 'everybody',
    answer: Done,
    touches: ['account'],
  },
  'POST /auth/end/:token': {
    summary: 'End the session that a mail told of; mails to sign in with that are on their way open nothing',
    right: 'everybody',
    answer: Done,
    refuses: { 429: Refusal },
    touches: ['account'],
  },
  'POST /auth/proof/mail': {
    summary: 'Have a code mailed to oneself that proves who one is, and serves for nothing else',
    right: 'oneself',
    factor: 'not-needed',
    answer: Done,
    refuses: { 429: Refusal },
  },
  'POST /auth/proof': {
    summary: 'Prove once more who one is, by one of the ways; it holds for ten minutes in this session',
    right: 'oneself',
    factor: 'not-needed',
    body: Proof,
    answer: Done,
    refuses: { 429: Refusal },
    touches: ['account'],
  },
  'DELETE /auth/sessions/:id': {
    summary: "End one of one's own sessions",
    right: 'owner',
    factor: 'not-needed',
    params: { id: z.string().max(100) },
    answer: Done,
    touches: ['account'],
  },
  'POST /auth/logout/all': {
    summary: 'Sign out everywhere; mails to sign in with that are on their way open nothing',
    right: 'oneself',
    factor: 'not-needed',
    answer: Done,
    touches: ['account'],
  },
} satisfies EndpointsOf
