import { useCallback } from 'react'
import { useSWRConfig } from 'swr'
import { type Key, nameOf } from './get.ts'
import { outdated } from './outdated.ts'

/** The reads of records that are no more. They are asked again by whoever opens such a record, and by nobody else. */
const gone = new Set<string>()

/**
 * Gives the function that reads anew what is on the screen and stands under a path of the API, after it failed:
 * `reread('/api/works')`.
 */
export function useReread(): (path: string) => Promise<unknown> {
  const reread = useRereadWhere()
  return useCallback((path) => reread((each) => isUnder(each, path)), [reread])
}

/**
 * Gives the function that reads anew what is on the screen and has such a path. What is not on the screen is read when it
 * is next shown, and what was forgotten is not asked for.
 */
export function useRereadWhere(): (isOld: (path: string) => boolean) => Promise<unknown> {
  const { cache, mutate } = useSWRConfig()
  return useCallback(
    (isOld) =>
      mutate((key) => {
        if (!isKey(key) || !isOld(pathOf(key))) return false
        const name = nameOf(key)
        outdated.add(name)
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
      const isOfIt = (key: unknown) => {
        if (!isKey(key) || !paths.flatMap(readsOf).some((path) => isUnder(pathOf(key), path))) return false
        gone.add(nameOf(key))
        return true
      }
      void mutate(isOfIt, undefined, { revalidate: false })
    },
    [mutate]
  )
}

/** Where a record is read, and what is said of its English. */
function readsOf(record: string): readonly string[] {
  return [record, record.replace(/^\/api\//, '/api/english/')]
}

function isKey(key: unknown): key is Key {
  return typeof key === 'string' || (Array.isArray(key) && typeof key[0] === 'string')
}

function pathOf(key: Key): string {
  return typeof key === 'string' ? key : key[0]
}

/** Whether a read's path is this path, a record beneath it, or a question to it. */
function isUnder(path: string, parent: string): boolean {
  return path.startsWith(parent) && /^$|^[/?]/.test(path.slice(parent.length))
}
