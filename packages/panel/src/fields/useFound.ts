import type { Failure, Key } from '@gallery/client'
import { useGet } from '@gallery/client'

/** What a search gave. */
interface Found<Body> {
  /** The last answer, also while a newer one is on its way: what somebody presses in the list is still there. */
  data: Body | undefined
  /** Whether the answer to the present question is on its way. */
  loading: boolean
  /** Why there is none. */
  failure: Failure | undefined
}

/** Reads what answers a question that changes, as a picker's while one types. `null` asks nothing. */
export function useFound<Body>(key: Key<Body> | null): Found<Body> {
  const { data: answer, failure } = useGet(key)
  const { data } = useGet(key, { keep: true })
  return { data, loading: key !== null && answer === undefined && failure === undefined, failure }
}
