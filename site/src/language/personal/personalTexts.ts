/**
 * The texts, by what their ids begin with, that are said to somebody in particular: who signs in, looks after an account or
 * a booking, or follows a link of a mail. Most visitors never read them: the build puts them in a file of their own for each
 * language, which comes with the pages that say them (`personalPage`). `personalTexts.test.ts` tells of a page without.
 */
const parts = [
  // The kit's.
  'accountActions',
  'appointmentList',
  'loginForm',
  'passkeyList',
  'profileForm',
  'sessionList',
  'workControls',
  // The site's.
  'appointments',
  'confirmEmail',
  'endSession',
  'enter',
  'factors',
  'messageLink',
  'offer',
  'proof',
  'thread',
  'user',
  'waiting',
]

/** Whether a text is one of them. */
export function isPersonal(id: string): boolean {
  return parts.some((part) => id.startsWith(`${part}.`))
}
