import { accountUrl, appointmentsUrl, factorsUrl, proofUrl, sessionsUrl } from '@gallery/contract'

/** What the API tells about whoever is signed in and nobody else. */
export const ownReads: readonly string[] = [
  accountUrl(),
  sessionsUrl(),
  factorsUrl(),
  appointmentsUrl(),
  proofUrl(),
]
