/** How long a call that somebody stands and waits for may take, its answer with it, in milliseconds. */
const limit = 10_000

/** Answers that have no body, not even an empty one. */
const bodiless: readonly number[] = [204, 205, 304]

/**
 * Carries a call as `fetch` does, for as long as somebody can be kept waiting: what has not come whole by then is not
 * waited for, as without a connection. A network that takes a call and never answers looks no other way.
 *
 * @throws DOMException `TimeoutError` when the time is over, also where the browser calls that an end by somebody
 */
export async function inTime(path: string, init: RequestInit = {}): Promise<Response> {
  const signal = AbortSignal.timeout(limit)
  try {
    const response = await fetch(path, { ...init, signal })
    const body = bodiless.includes(response.status) ? null : await response.blob()
    return new Response(body, response)
  } catch (error) {
    throw signal.aborted ? new DOMException('It takes too long', 'TimeoutError') : error
  }
}
