import { useCallback } from 'react'
import { useSWRConfig } from 'swr'
import { type Key, nameOf } from './get.ts'

/** The reads of records that are no more. They are asked again by whoever opens such a record, and by nobody else. */
const gone = new Set<string>()

/**
 * Gives the function that reads anew, after a write, whatever is on the screen and stands under a path of the API:
 * `refresh('/api/works')`. Several paths at once are one turn. What is not on the screen is read when it is next shown,
 * and what was forgotten is not asked for.
 */
export function useRefresh(): (...paths: readonly string[]) => Promise<unknown> {
  const { cache, mutate } = useSWRConfig()
  return useCallback(
    (...paths) =>
      mutate((key) => {
        if (!isUnderAny(key, paths)) return false
        const name = nameOf(key)
        const { data, error } = cache.get(name) ?? {}
        return !gone.has(name) || data !== undefined || error !== undefined
      }),
    [cache, mutate]
  )
}

/**
 * Gives the function that forgets, after a deletion, what was read of a record and beneath it: `forget('/api/works/12')`.
 * Its screen may still be there for a moment, and to ask for what has just gone would say that it is not found.
 */
export function useForget(): (...paths: readonly string[]) => void {
  const { mutate } = useSWRConfig()
  return useCallback(
    (...paths) => {
      const isOfIt = (key: Key) => {
        if (!isUnderAny(key, paths)) return false
        gone.add(nameOf(key))
        return true
      }
      void mutate(isOfIt, undefined, { revalidate: false })
    },
    [mutate]
  )
}

function isUnderAny(key: unknown, paths: readonly string[]): key is Key {
  const path: unknown = Array.isArray(key) ? key[0] : key
  return typeof path === 'string' && paths.some((each) => isUnder(path, each))
}

/** Whether a read's path is this path, a record beneath it, or a question to it. */
function isUnder(path: string, parent: string): boolean {
  return path.startsWith(parent) && /^$|^[/?]/.test(path.slice(parent.length))
}
