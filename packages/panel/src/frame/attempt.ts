import { Failure, type Making, pageOwner } from '@gallery/client'
import { attemptHeader } from '@gallery/contract'
import { randomKey } from './randomKey.ts'

/** How long a write whose answer was lost is taken for the same when it is made again, in milliseconds. */
const life = 10 * 60_000

/** The keys of writes whose answers were lost, by what was sent. */
const lost = new Map<string, { key: string; at: number }>()

/**
 * Makes a write with the key by which the server knows it when it is made again because its answer was lost, so that it is
 * not done twice. Any answer of the server forgets it; what stands before the server says only that there was none (502,
 * 504). Visitors' writes, files and what makes nothing have no key.
 */
export const attempt: Making = async (what, call) => {
  const [name, , body] = what
  if (!pageOwner.id || !name.startsWith('POST') || body instanceof FormData) return call()
  const sent = JSON.stringify([pageOwner.id, ...what])
  const before = lost.get(sent)
  const key = before && Date.now() - before.at < life ? before.key : randomKey()
  lost.delete(sent)
  try {
    return await call((path, init) => fetch(path, { ...init, headers: withKey(init.headers, key) }))
  } catch (error) {
    const isLost = error instanceof Failure && (!error.status || error.status >= 500)
    if (isLost) lost.set(sent, { key, at: Date.now() })
    throw error
  }
}

function withKey(headers: RequestInit['headers'], key: string): Headers {
  const known = new Headers(headers)
  known.set(attemptHeader, key)
  return known
}
