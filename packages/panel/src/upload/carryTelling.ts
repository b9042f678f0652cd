import type { Carrier } from '@gallery/client'

/** What is to be known of a call on its way. */
export interface Telling {
  /** Called with the bytes that have left, as they leave. */
  onProgress?: (bytes: number) => void
  /** Ends the call, which then throws a `DOMException` named `AbortError`. */
  signal?: AbortSignal
}

/** Carries a form as `fetch` would, and tells how far it is, which `fetch` cannot. */
export function carryTelling({ onProgress, signal }: Telling): Carrier {
  return (path, { method = 'POST', headers, body }) =>
    new Promise((resolve, reject) => {
      const sending = new XMLHttpRequest()
      sending.open(method, path)
      for (const [name, value] of new Headers(headers)) sending.setRequestHeader(name, value)
      sending.upload.addEventListener('progress', ({ loaded }) => onProgress?.(loaded))
      sending.addEventListener('load', () =>
        resolve(new Response(sending.responseText, { status: sending.status }))
      )
      sending.addEventListener('error', () => reject(new TypeError('The server did not answer')))
      sending.addEventListener('abort', () => reject(new DOMException('The upload was ended', 'AbortError')))
      signal?.addEventListener('abort', () => sending.abort(), { once: true })
      if (signal?.aborted) sending.abort()
      sending.send(body instanceof FormData ? body : null)
    })
}
