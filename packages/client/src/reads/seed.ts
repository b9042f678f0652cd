import type { Language } from '@gallery/contract'
import { createContext } from 'react'
import type { State } from 'swr'
import { Failure } from '../request/failure.ts'
import type { Sent } from './sent.ts'

/**
 * What the server has already asked, as it travels in the page: the answer of each read, or the status of one that
 * found nothing; of what is gone, what is told of that too.
 */
export type SeedEntry = readonly [
  name: string,
  read: { readonly data: unknown } | { readonly status: number; readonly body?: unknown },
]

/** Where a page is in each language in which it exists. */
export type Paths = Readonly<Partial<Record<Language, string>>>

export interface Seed {
  /** The server's clock when it made the page, ISO 8601. */
  readonly now: string
  readonly entries: readonly SeedEntry[]
  /** Where the page is in each language, where its path in another is not the one of this with another beginning. */
  readonly paths?: Paths
  /** Set when the page answers a form that was sent without scripts. */
  readonly sent?: Sent
  /** Set when the page could not be made: an error page is shown, with its status and the number to ask about. */
  readonly failed?: { readonly status: number; readonly requestId: string }
}

/** A fresh cache that holds the seed: one for each request on the server, one for the life of a page in the browser. */
export function cacheOf(entries: Seed['entries']): Map<string, State> {
  return new Map(
    entries.map(([name, read]): [string, State] => [
      name,
      'data' in read ? { data: read.data } : { error: new Failure(read.status, '', {}, read.body) },
    ])
  )
}

/** Which reads need not be asked again, since the page has just come with them. */
export class Freshness {
  private names: ReadonlySet<string>

  constructor(entries: Seed['entries']) {
    this.names = new Set(entries.map(([name]) => name))
  }

  /** Whether the server asked this read for the page that is being opened. */
  covers(name: string): boolean {
    return this.names.has(name)
  }

  /** From the first navigation on, what the page came with is as old as anything else in the cache. */
  end(): void {
    this.names = new Set()
  }
}

export const FreshnessContext = createContext(new Freshness([]))
