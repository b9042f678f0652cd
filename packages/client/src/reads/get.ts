import type { PostedUrl, Url } from '@gallery/contract'
import { unstable_serialize } from 'swr'
import { patiently } from '../request/connection.ts'
import { Failure } from '../request/failure.ts'
import { report } from '../request/failures.ts'
import { type Carrier, request } from '../request/request.ts'
import { whole } from '../request/whole.ts'

/** The key of a read: its path, or `[path, body]` for the two reads by POST. It carries the type of the answer. */
export type Key<Body = unknown> = Url<Body> | PostedUrl<Body>

/** The name under which a key's answer stands in the cache and in the page's seed. */
export function nameOf(key: Key): string {
  return unstable_serialize(key)
}

/** Reads a key over the network. @throws Failure */
export async function read<Body>(key: Key<Body>, carry?: Carrier): Promise<Body> {
  const response = await (typeof key === 'string'
    ? request('GET', key, undefined, carry)
    : request('POST', key[0], key[1], carry))
  const body: Body = await whole(response.json())
  return body
}

/** As {@link read}; while there is no connection it waits. For what a page shows, which goes on when it is back. */
export function readPatiently<Body>(key: Key<Body>): Promise<Body> {
  return patiently(
    () => read(key),
    (error) => error instanceof Failure && error.status === 0
  )
}

/** As {@link read}; failures are reported, then thrown for whoever asked. */
export async function get<Body>(key: Key<Body>): Promise<Body> {
  try {
    return await read(key)
  } catch (error) {
    if (error instanceof Failure) report(error)
    throw error
  }
}
