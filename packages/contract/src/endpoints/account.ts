import { Done, Refusal } from '../answers.ts'
import { AccountAnswer, AccountExport, EditUserAnswer, UserForm } from '../users.ts'
import type { EndpointsOf } from './endpoint.ts'

export const accountEndpoints = {
  'GET /auth/account': {
    summary: "One's own data, with the address that waits for its confirmation",
    right: 'oneself',
    answer: AccountAnswer,
    shows: ['account'],
  },
  'GET /auth/export': {
    summary: 'Everything that the gallery keeps about oneself, as a file',
    right: 'oneself',
    fresh: 'always',
    answer: AccountExport,
    shows: ['account'],
  },
  'PUT /auth/editUser': {
    summary: "Change one's own data; another e-mail address waits until its mailed link is confirmed",
    right: 'oneself',
    fresh: 'for another address',
    body: UserForm,
    answer: EditUserAnswer,
    refuses: { 429: Refusal },
    touches: ['account'],
  },
  'DELETE /auth/email': {
    summary: 'Drop the address that waits for its confirmation',
    right: 'oneself',
    answer: Done,
    touches: ['account'],
  },
  'DELETE /auth/account': {
    summary: 'Delete oneself: bookings to come are cancelled, past ones become anonymous',
    right: 'oneself',
    fresh: 'always',
    answer: Done,
    refuses: { 409: Refusal },
    touches: ['account'],
  },
  'POST /auth/email/:token': {
    summary: 'Make the address of a mailed link the account’s',
    right: 'everybody',
    answer: Done,
    refuses: { 429: Refusal },
    touches: ['account'],
  },
} satisfies EndpointsOf
