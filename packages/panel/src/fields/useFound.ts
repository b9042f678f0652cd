import type { Failure, Key } from '@gallery/client'
import { useGet } from '@gallery/client'

/** What a picker's search gave. */
interface Found<Body> {
  /** The last answer, also while a newer one is on its way: what somebody presses in the list is still there. */
  data: Body | undefined
  /** Whether the answer to the present question is on its way. */
  loading: boolean
  /** Why there is none. */
  failure: Failure | undefined
}

/** Reads what a picker offers, whose question changes as one types. */
export function useFound<Body>(key: Key<Body>): Found<Body> {
  const { data: answer, failure } = useGet(key)
  const { data } = useGet(key, { keep: true })
  return { data, loading: answer === undefined && failure === undefined, failure }
}
