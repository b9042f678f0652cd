import { urlOf } from '@gallery/contract/plain'

/** What the API tells about whoever is signed in and nobody else. */
export const ownReads: readonly string[] = [
  urlOf('/auth/account'),
  urlOf('/auth/sessions'),
  urlOf('/auth/factors'),
  urlOf('/api/appointments'),
  urlOf('/api/appointments/codes'),
  urlOf('/api/waiting'),
  urlOf('/auth/proof'),
]
