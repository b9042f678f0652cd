import { Refusal } from '../answers.ts'
import {
  AttendanceAnswer,
  AttendanceQuery,
  BookingCode,
  CodeAnswer,
  DoorActions,
  DoorListAnswer,
  DoorOutcomesAnswer,
  DoorQuery,
  LinkedCodeAnswer,
  OwnCodesAnswer,
} from '../door.ts'
import type { EndpointsOf } from './endpoint.ts'

export const doorEndpoints = {
  'GET /api/door': {
    summary: 'The times of a day with who comes and who is inside (super)',
    right: 'super',
    query: DoorQuery,
    answer: DoorListAnswer,
    shows: ['events', 'slots', 'appointments'],
  },
  'POST /api/door': {
    summary: 'What was done at a door, one thing after another; what was sent before is done once (super)',
    right: 'super',
    body: DoorActions,
    answer: DoorOutcomesAnswer,
    touches: ['appointments'],
  },
  'GET /api/door/codes/:code': {
    summary: 'Whose booking has a code (super)',
    right: 'super',
    params: { code: BookingCode },
    answer: CodeAnswer,
    refuses: { 404: Refusal, 429: Refusal },
    shows: ['events', 'slots', 'appointments'],
  },
  'GET /api/door/attendance': {
    summary: 'How many came to each time of an event, of a time alone or of some days (super)',
    right: 'super',
    query: AttendanceQuery,
    answer: AttendanceAnswer,
    shows: ['slots', 'appointments'],
  },
  'GET /api/appointments/codes': {
    summary: "The codes of one's own confirmed reservations to come, to be shown at the door",
    right: 'oneself',
    answer: OwnCodesAnswer,
    shows: ['slots', 'appointments'],
  },
  'GET /api/appointments/link/:token/code': {
    summary: 'The code of the booking of a mailed link, once it is confirmed',
    right: 'link',
    answer: LinkedCodeAnswer,
    shows: ['slots', 'appointments'],
  },
} satisfies EndpointsOf
