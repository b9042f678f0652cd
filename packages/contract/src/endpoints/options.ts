import { stale } from '../answers.ts'
import { UpToDate } from '../english.ts'
import {
  AboutAnswer,
  LateOptionsAnswer,
  OptionAnswer,
  OptionId,
  OptionsAnswer,
  OptionsChange,
  OptionsQuery,
  SiteAnswer,
} from '../options.ts'
import type { EndpointsOf } from './endpoint.ts'

/** 409: somebody wrote one of these options in between; the rest of the answer is how they are now. */
const Stale = stale(OptionsAnswer)

export const optionsEndpoints = {
  'GET /api/options': {
    summary:
      'All site options, with the time zone of the gallery and its today; with part=site what every page shows of them, with part=about the texts of the about page',
    right: 'everybody',
    query: OptionsQuery,
    answer: OptionsAnswer,
    shows: ['options', 'slides'],
  },
  'GET /api/options?part=site': { right: 'everybody', answer: SiteAnswer },
  'GET /api/options?part=about': { right: 'everybody', answer: AboutAnswer },
  'GET /api/options/:id': {
    summary: 'One site option',
    right: 'everybody',
    params: { id: OptionId },
    answer: OptionAnswer,
    shows: ['options', 'slides'],
  },
  'GET /api/options/english': {
    summary: 'The texts among the options whose Spanish changed after their English was written (super)',
    right: 'super',
    answer: LateOptionsAnswer,
    shows: ['options', 'slides'],
  },
  'POST /api/options/english': {
    summary: 'Declare the English of some texts among the options right as it is (super)',
    right: 'super',
    body: UpToDate,
    answer: LateOptionsAnswer,
    touches: ['options'],
  },
  'PATCH /api/options': {
    summary: 'Change some options; with updated_at only if nobody wrote the same ones since then (super)',
    right: 'super',
    body: OptionsChange,
    answer: OptionsAnswer,
    refuses: { 409: Stale },
    touches: ['options'],
  },
} satisfies EndpointsOf
