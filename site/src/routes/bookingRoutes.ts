import { urlOf } from '@gallery/contract/plain'
import { ownTimes } from '../appointments/ownTimes.ts'
import { linkedBooking, linkedCode, linkedTimes } from '../booking/linkedBooking.ts'
import { personalPage, routePage } from '../routePage.ts'
import { linkedWait } from '../waiting/linkedWait.ts'
import type { SiteRoute } from './siteRoute.ts'

const readsBooking: SiteRoute['reads'] = ({ params }) => [linkedBooking(params.token)]

/** Bookings and places in a waiting list. */
export const bookingRoutes: readonly SiteRoute[] = [
  {
    path: 'appointments',
    page: personalPage('src/appointments/AppointmentsPage.tsx', () =>
      import('../appointments/AppointmentsPage.tsx').then((module) => module.AppointmentsPage)
    ),
    reads: () => [urlOf('/api/appointments'), urlOf('/api/appointments/codes'), urlOf('/api/waiting')],
  },
  {
    path: 'appointments/waiting/:token',
    query: ['done'],
    page: personalPage('src/waiting/WaitingPage.tsx', () =>
      import('../waiting/WaitingPage.tsx').then((module) => module.WaitingPage)
    ),
    reads: ({ params }) => [linkedWait(params.token)],
    secret: true,
  },
  {
    path: 'appointments/confirm/:token',
    page: personalPage('src/booking/ConfirmPage.tsx', () =>
      import('../booking/ConfirmPage.tsx').then((module) => module.ConfirmPage)
    ),
    reads: ({ params }) => [linkedBooking(params.token), linkedCode(params.token)],
    secret: true,
  },
  {
    path: 'appointments/cancel/:token',
    page: personalPage('src/booking/CancelPage.tsx', () =>
      import('../booking/CancelPage.tsx').then((module) => module.CancelPage)
    ),
    reads: readsBooking,
    secret: true,
  },
  {
    path: 'appointments/move/:token',
    page: personalPage('src/booking/MovePage.tsx', () =>
      import('../booking/MovePage.tsx').then((module) => module.MovePage)
    ),
    reads: ({ params }) => [linkedBooking(params.token), linkedTimes(params.token)],
    secret: true,
  },
  {
    path: 'appointments/party/:token',
    page: personalPage('src/booking/PartyPage.tsx', () =>
      import('../booking/PartyPage.tsx').then((module) => module.PartyPage)
    ),
    reads: readsBooking,
    secret: true,
  },
  {
    path: 'appointments/:id/party',
    page: routePage('src/appointments/PartyOwnPage.tsx', () =>
      import('../appointments/PartyOwnPage.tsx').then((module) => module.PartyOwnPage)
    ),
    reads: () => [urlOf('/api/appointments')],
  },
  {
    path: 'appointments/:id/move',
    page: routePage('src/appointments/MoveOwnPage.tsx', () =>
      import('../appointments/MoveOwnPage.tsx').then((module) => module.MoveOwnPage)
    ),
    reads: ({ params }) => [urlOf('/api/appointments'), ownTimes(params.id)],
  },
]
