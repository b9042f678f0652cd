import { PanelAnswer } from '../panel.ts'
import { subjects } from '../subject.ts'
import type { EndpointsOf } from './endpoint.ts'

export const panelEndpoints = {
  'GET /api/panel': {
    summary: 'What waits for somebody at the screens of the panel (super)',
    right: 'super',
    answer: PanelAnswer,
    shows: subjects,
  },
} satisfies EndpointsOf
