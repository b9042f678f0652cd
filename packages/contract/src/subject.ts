/** What the gallery keeps, as reads show it and writes touch it. */
export const subjects = [
  'options',
  'slides',
  'events',
  'slots',
  'appointments',
  'artists',
  'works',
  'collections',
  'archives',
  'items',
  'messages',
  'mails',
  'users',
  'imports',
  'account',
] as const
export type Subject = (typeof subjects)[number]

/** Records that the bin, the history and what lacks English tell of. */
export const records = [
  'options',
  'slides',
  'events',
  'slots',
  'appointments',
  'artists',
  'works',
  'collections',
  'archives',
  'items',
  'messages',
  'users',
] as const satisfies readonly Subject[]
