import { urlOf } from '@gallery/contract/plain'
import { personalPage } from '../routePage.ts'
import type { SiteRoute } from './siteRoute.ts'

/** Signing in, and what somebody has here. */
export const accountRoutes: readonly SiteRoute[] = [
  {
    path: 'user',
    page: personalPage('src/user/UserPage.tsx', () =>
      import('../user/UserPage.tsx').then((module) => module.UserPage)
    ),
    reads: () => [urlOf('/auth/account'), urlOf('/auth/sessions'), urlOf('/auth/factors')],
  },
  {
    path: 'auth',
    query: ['path', 'step'],
    page: personalPage('src/auth/SignInPage.tsx', () =>
      import('../auth/SignInPage.tsx').then((module) => module.SignInPage)
    ),
  },
  {
    path: 'auth/email/:token',
    query: ['done'],
    page: personalPage('src/auth/ConfirmEmailPage.tsx', () =>
      import('../auth/ConfirmEmailPage.tsx').then((module) => module.ConfirmEmailPage)
    ),
    secret: true,
  },
  {
    path: 'auth/end/:token',
    query: ['done'],
    page: personalPage('src/auth/EndSessionPage.tsx', () =>
      import('../auth/EndSessionPage.tsx').then((module) => module.EndSessionPage)
    ),
    secret: true,
  },
  {
    path: 'auth/proof',
    query: ['path', 'step'],
    page: personalPage('src/auth/ProofPage.tsx', () =>
      import('../auth/ProofPage.tsx').then((module) => module.ProofPage)
    ),
    reads: () => [urlOf('/auth/proof')],
  },
  {
    path: 'auth/:token',
    page: personalPage('src/auth/EnterPage.tsx', () =>
      import('../auth/EnterPage.tsx').then((module) => module.EnterPage)
    ),
    secret: true,
  },
]
