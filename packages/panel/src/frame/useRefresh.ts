import { useRereadWhere, written } from '@gallery/client'
import { type Endpoint, endpoints, type Subject, shownAt, type WriteName } from '@gallery/contract'
import { useCallback } from 'react'
import { goingOn } from '../acts/acts.ts'

/** What is being read anew at the moment. */
let reading: Promise<unknown> = Promise.resolve()

/**
 * Gives the function that, after a write, reads anew whatever is on the screen and shows what was written to, as the
 * contract says it of each endpoint. `others` are writes that the server went on with by itself.
 */
export function useRefresh(): (...others: readonly WriteName[]) => Promise<unknown> {
  const reread = useRereadWhere()
  return useCallback(
    (...others) => {
      const touched = new Set([...written, ...others].flatMap(touchedBy))
      written.clear()
      const next = reread((path) => shownAt(path).some((subject) => touched.has(subject)))
      // What this write touched may be on its way already, asked for after another that ended with it.
      reading = Promise.allSettled([reading, next])
      return goingOn(() => reading)
    },
    [reread]
  )
}

function touchedBy(name: WriteName): readonly Subject[] {
  const endpoint: Endpoint = endpoints[name]
  return endpoint.touches ?? []
}
