import { z } from 'zod'
import { Done, Refusal } from '../answers.ts'
import { Id } from '../fields.ts'
import {
  LedgerAnswer,
  LedgerLinesAnswer,
  LedgerLinesQuery,
  LedgerQuery,
  LedgerTermsAnswer,
  NoteAnswer,
  NoteForm,
  NotesAnswer,
  NotesQuery,
  TermEnd,
  TermEnded,
  TermKind,
} from '../ledger.ts'
import { ConditionForm, ConditionPictureForm, Strike } from '../movements.ts'
import { WorkDetailAnswer } from '../works.ts'
import type { EndpointsOf } from './endpoint.ts'

const term = { kind: TermKind, term: Id }

export const ledgerEndpoints = {
  'GET /api/ledger': {
    summary: 'Where works were on a day, whose and at what value, with sums by currency (super)',
    right: 'super',
    query: LedgerQuery,
    answer: LedgerAnswer,
    shows: ['works', 'artists'],
  },
  'GET /api/ledger/terms': {
    summary: 'Loans, consignments and works at a workshop that have an end, the earliest first (super)',
    right: 'super',
    answer: LedgerTermsAnswer,
    shows: ['works', 'artists'],
  },
  'POST /api/ledger/terms/:kind/:term': {
    summary:
      'Note that a work came back, that it is given back to its owner, or that it has longer: a line of its ledger (super)',
    right: 'super',
    once: true,
    params: term,
    body: TermEnd,
    created: TermEnded,
    refuses: { 409: Refusal },
    touches: ['works'],
  },
  'POST /api/ledger/terms/:kind/:term/notice': {
    summary: 'Write to who has a work that it is due (super)',
    right: 'super',
    once: true,
    params: term,
    body: z.object({}),
    answer: Done,
    refuses: { 409: Refusal, 429: Refusal },
    touches: ['works', 'mails'],
  },
  'GET /api/ledger/movements': {
    summary: 'The lines of all ledgers, the newest first, struck ones too (super)',
    right: 'super',
    query: LedgerLinesQuery,
    answer: LedgerLinesAnswer,
    shows: ['works', 'artists'],
  },
  'GET /api/ledger/notes': {
    summary: 'Consignment and loan notes, the newest first, struck ones too (super)',
    right: 'super',
    query: NotesQuery,
    answer: NotesAnswer,
    shows: ['works'],
  },
  'POST /api/ledger/notes': {
    summary: 'Write a consignment or loan note, which gets the next number of its kind and year (super)',
    right: 'super',
    once: true,
    body: NoteForm,
    created: NoteAnswer,
    refuses: { 404: Refusal },
    touches: ['works'],
  },
  'POST /api/ledger/notes/:id/strike': {
    summary: 'Strike a note through, written by mistake; it stays, and keeps its number (super)',
    right: 'super',
    body: Strike,
    answer: NoteAnswer,
    touches: ['works'],
  },
  'POST /api/works/:id/movements/:movement/conditions': {
    summary: 'Say in what condition a work was when it moved (super)',
    right: 'super',
    once: true,
    body: ConditionForm,
    created: WorkDetailAnswer,
    touches: ['works'],
  },
  'POST /api/works/:id/movements/:movement/conditions/picture': {
    summary: 'Show in what condition a work was when it moved, to nobody but the gallery (super)',
    right: 'super',
    once: true,
    body: ConditionPictureForm,
    upload: true,
    created: WorkDetailAnswer,
    touches: ['works'],
  },
  'POST /api/works/:id/conditions/:condition/strike': {
    summary: 'Strike what was said of a work’s condition through; it stays, with who and when (super)',
    right: 'super',
    params: { condition: Id },
    body: Strike,
    answer: WorkDetailAnswer,
    touches: ['works'],
  },
} satisfies EndpointsOf
