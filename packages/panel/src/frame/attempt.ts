import { Failure, type Making, pageOwner } from '@gallery/client'
import { AttemptRefused, attemptHeader } from '@gallery/contract'
import { acting } from '../acts/acts.ts'
import { randomKey } from './randomKey.ts'

/** How long a write whose answer was lost is taken for the same when it is made again, in milliseconds. */
const life = 10 * 60_000

/** What is written: the endpoint, what its path is filled with, and what is sent. */
type Written = Parameters<Making>[0]

/** The keys of writes whose answers were lost, by what was sent. */
const lost = new Map<string, { key: string; at: number }>()

/**
 * Makes a write with the key by which the server knows it when it is made again because its answer was lost, so that it is
 * not done twice. Where no answer came, what stands before the server said so (502, 504), or the server failed midway, the
 * same write has the same key again; any other answer forgets it. That it is still being saved is none: it keeps its key
 * until the ten minutes are over. Visitors' writes and what makes nothing have no key.
 */
export const attempt: Making = (what, call) =>
  acting(() =>
    underKey(what, (key) =>
      key === undefined ? call() : call((path, init) => fetch(path, withKey(init, key)))
    )
  )

/** As {@link attempt}, for what carries its key in a way of its own; undefined for what has none. */
export async function underKey<Answer>(
  what: Written,
  call: (key: string | undefined) => Promise<Answer>
): Promise<Answer> {
  if (!pageOwner.id || !what[0].startsWith('POST')) return call(undefined)
  const sent = sentAs(what)
  const before = lostBefore(sent)
  const { key, at } = before ?? { key: randomKey(), at: Date.now() }
  lost.delete(sent)
  try {
    return await call(key)
  } catch (error) {
    if (isBegun(error)) lost.set(sent, { key, at })
    else if (isLost(error)) lost.set(sent, { key, at: Date.now() })
    throw error
  }
}

/** Whether the answer to this very write was lost, so that made again it is known. */
export function wasLost(...what: Written): boolean {
  return lostBefore(sentAs(what)) !== undefined
}

/** A call with its key. */
export function withKey(init: RequestInit, key: string): RequestInit {
  const headers = new Headers(init.headers)
  headers.set(attemptHeader, key)
  return { ...init, headers }
}

function sentAs(what: Written): string {
  return JSON.stringify([pageOwner.id, ...what])
}

function lostBefore(sent: string): { key: string; at: number } | undefined {
  const before = lost.get(sent)
  return before && Date.now() - before.at < life ? before : undefined
}

function isLost(error: unknown): boolean {
  return error instanceof Failure && (!error.status || error.status >= 500)
}

/** Whether the server said that the same is still being saved, or may be. */
function isBegun(error: unknown): boolean {
  if (!(error instanceof Failure) || error.status !== 409) return false
  return AttemptRefused.safeParse(error.body).data?.attempt === 'begun'
}
