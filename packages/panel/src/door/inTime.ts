import { Failure } from '@gallery/client'

/** How long a call that somebody stands and waits for may take, its answer with it, in milliseconds. */
const limit = 10_000

/**
 * Carries a call as `fetch` does, for as long as somebody can be kept waiting: what has not come whole by then is not
 * waited for, as without a connection. A network that takes a call and never answers looks no other way.
 *
 * @throws Failure with status 0 when the time is over, also where the browser calls that an end by somebody
 */
export async function inTime(path: string, init: RequestInit = {}): Promise<Response> {
  const signal = AbortSignal.timeout(limit)
  try {
    const response = await fetch(path, { ...init, signal })
    // One of 204 has none, not even an empty one.
    return new Response(response.status === 204 ? null : await response.blob(), response)
  } catch (error) {
    throw signal.aborted ? new Failure(0) : error
  }
}
