import { z } from 'zod'
import { Done, Refusal } from '../answers.ts'
import { AppointmentDetailsAnswer } from '../appointments.ts'
import {
  InvitationAnswer,
  InvitationForm,
  InvitationsAnswer,
  SessionsAnswer,
  UserChange,
  UserRowAnswer,
  UsersAnswer,
  UsersQuery,
} from '../users.ts'
import type { EndpointsOf } from './endpoint.ts'

export const usersEndpoints = {
  'GET /api/users/invitations': {
    summary: 'The invitations that nobody has accepted, those that ended too (super)',
    right: 'super',
    answer: InvitationsAnswer,
    shows: ['users', 'appointments'],
  },
  'GET /api/users': {
    summary: 'Users, those with the panel first, a page at a time (super)',
    right: 'super',
    query: UsersQuery,
    answer: UsersAnswer,
    shows: ['users', 'appointments'],
  },
  'GET /api/users/:id/sessions': {
    summary: 'Where somebody is signed in (super)',
    right: 'super',
    answer: SessionsAnswer,
    shows: ['users', 'appointments'],
  },
  'GET /api/users/:id/appointments': {
    summary: 'Every booking of somebody, by time (super)',
    right: 'super',
    answer: AppointmentDetailsAnswer,
    shows: ['users', 'appointments'],
  },
  'POST /api/users/invitations': {
    summary: 'Invite somebody by mail, with the panel or without; in place of an earlier invitation (super)',
    right: 'super',
    fresh: 'for one with the panel',
    once: true,
    body: InvitationForm,
    created: InvitationAnswer,
    refuses: { 429: Refusal },
    touches: ['users'],
  },
  'POST /api/users/invitations/:id/resend': {
    summary: 'Send an invitation again; the link of the first mail leads nowhere any more (super)',
    right: 'super',
    fresh: 'always',
    once: true,
    answer: InvitationAnswer,
    refuses: { 429: Refusal },
    touches: ['users'],
  },
  'DELETE /api/users/invitations/:id': {
    summary: 'Withdraw an invitation: its link leads nowhere any more (super)',
    right: 'super',
    answer: Done,
    touches: ['users'],
  },
  'PATCH /api/users/:id': {
    summary: "Give somebody the panel or take it, but not one's own (super)",
    right: 'super',
    fresh: 'always',
    body: UserChange,
    answer: UserRowAnswer,
    refuses: { 409: Refusal },
    touches: ['users'],
  },
  'DELETE /api/users/:id/sessions/:session': {
    summary: 'Sign somebody out of one place (super)',
    right: 'super',
    params: { session: z.string().max(100) },
    answer: Done,
    touches: ['users'],
  },
  'DELETE /api/users/:id/sessions': {
    summary: 'Sign somebody out everywhere (super)',
    right: 'super',
    answer: Done,
    touches: ['users'],
  },
} satisfies EndpointsOf
