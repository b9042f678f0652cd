import { Done } from '../answers.ts'
import {
  BilingualKind,
  EnglishAnswer,
  EnglishKind,
  EnglishNextAnswer,
  EnglishNextQuery,
  EnglishQuery,
  RecordEnglishAnswer,
  UpToDate,
} from '../english.ts'
import { records } from '../subject.ts'
import type { EndpointsOf } from './endpoint.ts'

export const englishEndpoints = {
  'GET /api/english': {
    summary: 'Records and texts of the options whose English waits, with how many of each kind do (super)',
    right: 'super',
    query: EnglishQuery,
    answer: EnglishAnswer,
    shows: records,
  },
  'GET /api/english/:kind/:id': {
    summary: 'How the English of one record stands (super)',
    right: 'super',
    params: { kind: BilingualKind },
    answer: RecordEnglishAnswer,
    shows: records,
  },
  'GET /api/english/:kind/:id/next': {
    summary: 'The next record whose English waits, if there is one (super)',
    right: 'super',
    params: { kind: EnglishKind },
    query: EnglishNextQuery,
    answer: EnglishNextAnswer,
    shows: records,
  },
  'POST /api/english/:kind/:id': {
    summary: 'Declare the English of some fields right as it is (super)',
    right: 'super',
    params: { kind: BilingualKind },
    body: UpToDate,
    answer: Done,
    touches: records,
  },
} satisfies EndpointsOf
