import { accountUrl, appointmentsUrl, sessionsUrl } from '@gallery/contract'

/** What the API tells about whoever is signed in and nobody else. */
export const ownReads: readonly string[] = [accountUrl(), sessionsUrl(), appointmentsUrl()]
