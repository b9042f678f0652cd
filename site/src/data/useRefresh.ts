import { useCallback } from 'react'
import { useSWRConfig } from 'swr'

/**
 * Gives the function that reads anew, after a write, whatever is on the screen and stands under a path of the API:
 * `refresh('/api/works')`. Several paths at once are one turn. What is not on the screen is read when it is next shown.
 */
export function useRefresh(): (...paths: readonly string[]) => Promise<unknown> {
  const { mutate } = useSWRConfig()
  return useCallback(
    (...paths) =>
      mutate((key) => {
        const path: unknown = Array.isArray(key) ? key[0] : key
        return typeof path === 'string' && paths.some((each) => isUnder(path, each))
      }),
    [mutate]
  )
}

/** Whether a read's path is this path, a record beneath it, or a question to it. */
function isUnder(path: string, parent: string): boolean {
  return path.startsWith(parent) && /^$|^[/?]/.test(path.slice(parent.length))
}
