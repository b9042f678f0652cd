import { use } from 'react'
import useSWR, { useSWRConfig } from 'swr'
import type { Failure } from '../request/failure.ts'
import { type Key, nameOf } from './get.ts'
import { outdated } from './outdated.ts'
import { FreshnessContext } from './seed.ts'

/** How a read stands: `data` when it is there, `failure` when it was refused, neither while it is under way. */
export interface Reading<Body> {
  data: Body | undefined
  failure: Failure | undefined
}

interface GetOptions {
  /**
   * For what changes by this visitor's own doing only: what the cache holds is used as it is, unless they did.
   * @default false
   */
  lasting?: boolean
  /**
   * While a new key is read, what the last one gave goes on being shown: for what is searched as it is typed. Once the
   * new one is refused it is not: it would be taken for its answer.
   * @default false
   */
  keep?: boolean
  /**
   * A failure is told to nobody: for what is read anew by itself, and was not asked for by who would hear of it.
   * @default false
   */
  quiet?: boolean
}

/** Reads a key through the cache: `useGet(eventUrl(12))`. `null` reads nothing. */
export function useGet<Body>(
  key: Key<Body> | null,
  { lasting = false, keep = false, quiet = false }: GetOptions = {}
): Reading<Body> {
  const freshness = use(FreshnessContext)
  const { cache } = useSWRConfig()
  const name = key === null ? '' : nameOf(key)
  const seeded = key !== null && freshness.covers(name)
  const { data, error } = useSWR<Body, Failure>(key, {
    revalidateIfStale: !lasting || outdated.has(name),
    onSuccess: () => outdated.delete(name),
    keepPreviousData: keep,
    ...(quiet ? { onError: () => undefined } : {}),
    ...(seeded ? { revalidateOnMount: false } : {}),
  })
  const isOfLast = keep && error !== undefined && cache.get(name)?.data === undefined
  return { data: isOfLast ? undefined : data, failure: error }
}
