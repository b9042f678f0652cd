import { Failure, type Freshness, get, pageOwner } from '@gallery/client'
import type { CurrentUser, UserAnswer } from '@gallery/contract'
import { urlOf } from '@gallery/contract/plain'
import type { useSWRConfig } from 'swr'
import { ownReads } from './ownReads.ts'

/** What the page has read, and what forgets and reads it anew. */
export interface Reads extends Pick<ReturnType<typeof useSWRConfig>, 'cache' | 'mutate'> {
  freshness: Freshness
}

/**
 * Somebody is signed in now, or may do more than before: everything that is shown is read again, and what was read as
 * somebody else is nobody's any more.
 */
export async function takeIn({ cache, mutate, freshness }: Reads, data: CurrentUser): Promise<void> {
  freshness.end()
  await Promise.all(ownReads.map((url) => mutate(url, undefined, { revalidate: false })))
  const user: UserAnswer = { data }
  await mutate(urlOf('/auth/getUser'), user, { revalidate: false })
  // By name: what the page came with has no key yet that `mutate` would find.
  for (const name of cache.keys()) if (name !== urlOf('/auth/getUser')) void mutate(name)
}

/** Asks anew who is signed in; of somebody else than before, it is as if they had come in on this page. Null is also unknown. */
export async function lookAgain(reads: Reads): Promise<CurrentUser | null> {
  try {
    const user = await get<UserAnswer>(urlOf('/auth/getUser'))
    if (user.data && user.data.id !== pageOwner.id) await takeIn(reads, user.data)
    else await reads.mutate(urlOf('/auth/getUser'), user, { revalidate: false })
    return user.data
  } catch (error) {
    // Reported by the call itself.
    if (!(error instanceof Failure)) throw error
    return null
  }
}
