/** How long a call that somebody stands and waits for may take, its answer with it, in milliseconds. */
const limit = 10_000

/**
 * Carries a call as `fetch` does, for as long as somebody can be kept waiting: what has not come whole by then is not
 * waited for, as without a connection. A network that takes a call and never answers looks no other way.
 */
export function inTime(path: string, init: RequestInit = {}): Promise<Response> {
  return fetch(path, { ...init, signal: AbortSignal.timeout(limit) })
}
