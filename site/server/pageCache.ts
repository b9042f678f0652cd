import { type Revisions, tablesShown, weakTag } from '@gallery/api'
import { type Compressed, compress, type Encoding, encodingFor } from './compress.ts'

/** A page that is the same for every visitor, ready to leave. */
export interface KeptPage {
  etag: string
  headers: Readonly<Record<string, string>>
  /** The document in the encoding of a browser that sends this `Accept-Encoding`; made once for each encoding. */
  body: (acceptEncoding: string | undefined) => Promise<Compressed>
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

interface Entry {
  page: KeptPage
  tables: readonly string[]
  /** The state of these tables when the page was drawn. */
  state: string
  /** The minute in which it was drawn, since pages show times of day. */
  minute: string
  bytes: number
}

export interface PageCache {
  /**
   * The page of an address as it is now: the kept one while nothing that it shows was written to, else a new one. Who
   * asks for a page that is being drawn waits for it. Undefined when the address has no page that may be kept.
   *
   * @param draw draws it; undefined when it may not be kept.
   */
  page: (
    address: string,
    now: Date,
    revisions: Revisions,
    draw: () => Promise<DrawnPage | undefined>
  ) => Promise<KeptPage | undefined>
}

/**
 * Keeps pages that are the same for everybody, each until a write to a table that it shows, a minute at most. What was
 * used longest ago goes when `maxBytes` of documents are kept.
 */
export function pageCache(maxBytes = 32 * 1024 * 1024): PageCache {
  const kept = new Map<string, Entry>()
  const drawing = new Map<string, Promise<KeptPage | undefined>>()
  let bytes = 0

  function drop(address: string): void {
    bytes -= kept.get(address)?.bytes ?? 0
    kept.delete(address)
  }

  async function drawn(
    address: string,
    minute: string,
    revisions: Revisions,
    draw: () => Promise<DrawnPage | undefined>
  ): Promise<KeptPage | undefined> {
    const page = await draw()
    if (!page) return undefined
    const ready = readyPage(page)
    const tables = tablesOf(page.reads)
    if (!tables) return ready
    drop(address)
    const entry = {
      page: ready,
      tables,
      state: stateOf(tables, revisions),
      minute,
      bytes: page.html.length * 2,
    }
    kept.set(address, entry)
    bytes += entry.bytes
    for (const oldest of kept.keys()) {
      if (bytes <= maxBytes) break
      drop(oldest)
    }
    return ready
  }

  return {
    page: async (address, now, revisions, draw) => {
      const minute = now.toISOString().slice(0, 'YYYY-MM-DDTHH:mm'.length)
      const entry = kept.get(address)
      if (entry && entry.minute === minute && entry.state === stateOf(entry.tables, revisions)) {
        // The newest last: the first is what was used longest ago.
        kept.delete(address)
        kept.set(address, entry)
        return entry.page
      }
      const turn = `${address} ${minute} ${stateOf([...revisions.keys()], revisions)}`
      const running = drawing.get(turn) ?? drawn(address, minute, revisions, draw)
      drawing.set(turn, running)
      try {
        return await running
      } finally {
        drawing.delete(turn)
      }
    },
  }
}

function stateOf(tables: readonly string[], revisions: Revisions): string {
  return tables.map((table) => revisions.get(table) ?? '').join('|')
}

/** The tables that a page shows, or undefined when one of its reads is not known. */
function tablesOf(reads: readonly string[]): readonly string[] | undefined {
  const all = reads.map(tablesShown)
  return all.includes(undefined) ? undefined : [...new Set(all.flatMap((tables) => tables ?? []))]
}

function readyPage({ html, says, headers }: DrawnPage): KeptPage {
  const bodies = new Map<Encoding | undefined, Promise<Compressed>>()
  return {
    etag: weakTag(says),
    headers,
    body: (acceptEncoding) => {
      const encoding = encodingFor(acceptEncoding)
      const made = bodies.get(encoding) ?? compress(html, encoding)
      bodies.set(encoding, made)
      return made
    },
  }
}
