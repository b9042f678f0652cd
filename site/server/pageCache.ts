import { type KeptState, keptValues, type Revisions, tablesShown, weakTag } from '@gallery/api'
import { compress, type Encoding, encodingFor } from './compress.ts'

/** A page that is the same for every visitor, ready to leave. */
export interface KeptPage {
  etag: string
  /** What goes with the page itself and with the word that it is still the same. */
  headers: Readonly<Record<string, string>>
  /** The document in the encoding of a browser that sends this `Accept-Encoding`; made once for each encoding. */
  body: (acceptEncoding: string | undefined) => Promise<KeptBody>
}

/** A document as it travels, with the headers that say how. */
interface KeptBody {
  body: Buffer
  headers: Readonly<Record<string, string>>
}

/** A page as it has just been drawn. */
export interface DrawnPage {
  html: string
  /** What the document says beside the seconds of the server's clock. */
  says: string
  headers: Readonly<Record<string, string>>
  /** The paths that it read. */
  reads: readonly string[]
}

export interface PageCache {
  /** The page of an address, where it is kept and still as it is now. */
  kept: (address: string, now: Date, revisions: Revisions) => KeptPage | undefined
  /**
   * The page of an address as it is now: the kept one while nothing that it shows was written to, else a new one. Who
   * asks for a page that is being drawn waits for it. Undefined when the address has no page that may be kept.
   *
   * @param draw draws it; undefined when it may not be kept. What it throws at once, before it has begun, is for who
   *   asked and nobody else.
   */
  page: (
    address: string,
    now: Date,
    revisions: Revisions,
    draw: () => Promise<DrawnPage | undefined>
  ) => Promise<KeptPage | undefined>
  /** What is kept, and how often it was there so far for who asked. */
  state: () => KeptState
}

/** Milliseconds of the smallest time that pages show. */
const minuteLong = 60_000

/**
 * Keeps pages that are the same for everybody, each until a write to a table that it shows, and no longer than its
 * minute, because pages show times of day. What was used longest ago goes when `maxBytes` are kept.
 */
export function pageCache(maxBytes = 16 * 1024 * 1024): PageCache {
  const kept = keptValues<{ page: KeptPage; minute: number }>(maxBytes)
  const drawing = new Map<string, Promise<KeptPage | undefined>>()
  let hits = 0
  let misses = 0

  async function drawn(
    address: string,
    minute: number,
    revisions: Revisions,
    drawing: Promise<DrawnPage | undefined>
  ): Promise<KeptPage | undefined> {
    const fresh = await drawing
    if (!fresh) return undefined
    const html = Buffer.from(fresh.html)
    const page = readyPage(html, fresh)
    const tables = tablesOf(fresh.reads)
    // The second half is for what it will take compressed.
    if (tables) kept.put(address, { page, minute }, { tables, revisions, bytes: html.length * 2 })
    return page
  }

  function find(address: string, now: Date, revisions: Revisions): KeptPage | undefined {
    const known = kept.get(address, revisions)
    if (known?.minute !== minuteOf(now)) return undefined
    hits += 1
    return known.page
  }

  return {
    kept: find,
    page: async (address, now, revisions, draw) => {
      const known = find(address, now, revisions)
      if (known) return known
      const minute = minuteOf(now)
      misses += 1
      const turn = `${address} ${minute} ${[...revisions].join('|')}`
      const running = drawing.get(turn) ?? drawn(address, minute, revisions, draw())
      drawing.set(turn, running)
      try {
        return await running
      } finally {
        drawing.delete(turn)
      }
    },
    // A page of another minute is none.
    state: () => ({ ...kept.state(), hits, misses }),
  }
}

function minuteOf(now: Date): number {
  return Math.floor(now.getTime() / minuteLong)
}

/** The tables that a page shows, or undefined when one of its reads is not known. */
function tablesOf(reads: readonly string[]): readonly string[] | undefined {
  const all = reads.map(tablesShown)
  return all.includes(undefined) ? undefined : [...new Set(all.flatMap((tables) => tables ?? []))]
}

function readyPage(html: Buffer, { says, headers }: DrawnPage): KeptPage {
  const bodies = new Map<Encoding | undefined, Promise<KeptBody>>()
  return {
    etag: weakTag(says),
    headers,
    body: (acceptEncoding) => {
      const encoding = encodingFor(acceptEncoding)
      const made = bodies.get(encoding) ?? travelling(html, encoding)
      bodies.set(encoding, made)
      return made
    },
  }
}

async function travelling(html: Buffer, encoding: Encoding | undefined): Promise<KeptBody> {
  const { body } = await compress(html, encoding, 5)
  return { body, headers: encoding ? { 'content-encoding': encoding } : {} }
}
