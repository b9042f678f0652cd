import { Done, Refusal } from '../answers.ts'
import {
  MessageAnswer,
  MessageChange,
  MessageFindingsAnswer,
  MessagesAnswer,
  MessagesChange,
  MessagesQuery,
} from '../messages.ts'
import {
  AnswerForm,
  EntryForm,
  SavedAnswerAnswer,
  SavedAnswerChange,
  SavedAnswerForm,
  SavedAnswersAnswer,
  ThreadAnswer,
  ThreadMoved,
  WritingAnswer,
  WritingForm,
} from '../threads.ts'
import type { EndpointsOf } from './endpoint.ts'

export const messagesEndpoints = {
  'GET /api/messages': {
    summary: 'Messages, the one last written in first, a page at a time (super)',
    right: 'super',
    query: MessagesQuery,
    answer: MessagesAnswer,
    shows: ['messages', 'mails', 'users'],
  },
  'GET /api/messages/:id': {
    summary:
      'One message with all that followed it, and the works that it asks about as they are now (super)',
    right: 'super',
    answer: ThreadAnswer,
    shows: ['messages', 'mails', 'works', 'collections', 'users'],
  },
  'GET /api/messages/:id/findings': {
    summary: 'What a message speaks of: works that it names, bookings of whoever wrote it (super)',
    right: 'super',
    answer: MessageFindingsAnswer,
    shows: ['messages', 'appointments', 'works', 'users'],
  },
  'PATCH /api/messages/:id': {
    summary: 'Say whether a message is read, where it stands, who has it, when it is new again (super)',
    right: 'super',
    body: MessageChange,
    answer: MessageAnswer,
    touches: ['messages'],
  },
  'POST /api/messages/many': {
    summary: 'Change several messages alike, or put them into the bin (super)',
    right: 'super',
    body: MessagesChange,
    answer: Done,
    touches: ['messages'],
  },
  'POST /api/messages/:id/answers': {
    summary:
      'Mail an answer to whoever wrote, with a PDF of works or a room; 409 when somebody was faster (super)',
    right: 'super',
    body: AnswerForm,
    created: ThreadAnswer,
    refuses: { 409: ThreadMoved, 429: Refusal },
    touches: ['messages', 'mails', 'collections'],
  },
  'POST /api/messages/:id/entries': {
    summary: 'Note a reply that came another way, or something for the house alone (super)',
    right: 'super',
    body: EntryForm,
    created: ThreadAnswer,
    refuses: { 409: ThreadMoved },
    touches: ['messages'],
  },
  'POST /api/messages/:id/writing': {
    summary: 'Say that one is writing an answer, and see who else is (super)',
    right: 'super',
    body: WritingForm,
    answer: WritingAnswer,
  },
  'GET /api/savedAnswers': {
    summary: 'The texts that the gallery keeps to answer with (super)',
    right: 'super',
    answer: SavedAnswersAnswer,
    shows: ['messages'],
  },
  'POST /api/savedAnswers': {
    summary: 'Keep a text to answer with (super)',
    right: 'super',
    once: true,
    body: SavedAnswerForm,
    created: SavedAnswerAnswer,
    touches: ['messages'],
  },
  'PATCH /api/savedAnswers/:id': {
    summary: 'Change a text that is kept to answer with (super)',
    right: 'super',
    body: SavedAnswerChange,
    answer: SavedAnswerAnswer,
    touches: ['messages'],
  },
  'DELETE /api/savedAnswers/:id': {
    summary: 'Keep a text to answer with no longer (super)',
    right: 'super',
    answer: Done,
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
