import { Done } from '../answers.ts'
import {
  MessageAnswer,
  MessageChange,
  MessageFindingsAnswer,
  MessagesAnswer,
  MessagesQuery,
} from '../messages.ts'
import type { EndpointsOf } from './endpoint.ts'

export const messagesEndpoints = {
  'GET /api/messages': {
    summary: 'Messages, newest first, a page at a time (super)',
    right: 'super',
    query: MessagesQuery,
    answer: MessagesAnswer,
    shows: ['messages'],
  },
  'GET /api/messages/:id': {
    summary: 'One message; reading it changes nothing (super)',
    right: 'super',
    answer: MessageAnswer,
    shows: ['messages'],
  },
  'GET /api/messages/:id/findings': {
    summary: 'What a message speaks of: works that it names, bookings of whoever wrote it (super)',
    right: 'super',
    answer: MessageFindingsAnswer,
    shows: ['messages', 'appointments', 'works', 'users'],
  },
  'PATCH /api/messages/:id': {
    summary: 'Mark a message as read or unread (super)',
    right: 'super',
    body: MessageChange,
    answer: MessageAnswer,
    touches: ['messages'],
  },
  'POST /api/messages/:id/restore': {
    summary: 'Take a message out of the bin (super)',
    right: 'super',
    answer: MessageAnswer,
    touches: ['messages'],
  },
  'DELETE /api/messages/:id': {
    summary: 'Put a message into the bin (super)',
    right: 'super',
    answer: Done,
    touches: ['messages'],
  },
} satisfies EndpointsOf
