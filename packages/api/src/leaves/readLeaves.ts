import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { apartFile } from '../apart/apartFile.ts'
import { isLeavesNews, type LeavesNews, type RawLeaf } from './messages.ts'

/** What reading a PDF may take; tests give it less. */
export type LeavesLimits = {
  mostLeaves: number
  mostPictures: number
  longestSide: number
  mostText: number
  /** Bytes of the reader's memory. */
  memory: number
  /** Milliseconds for opening it, and for each leaf. */
  patience: number
}

export const leavesLimits: LeavesLimits = {
  mostLeaves: 1_000,
  mostPictures: 200,
  longestSide: 1_600,
  mostText: 20_000,
  memory: 256 * 1024 * 1024,
  patience: 20_000,
}

/** A PDF that cannot be read, now or ever. */
export class UnreadablePdf extends Error {}

/**
 * Reads a PDF leaf by leaf, in a thread of its own, which ends when it takes too much.
 *
 * @param onPages is told how many leaves there are
 * @param onLeaf is given each; the next is read when it is done
 * @throws UnreadablePdf when it is damaged, closed by a password, or takes too long or too much memory
 */
export async function readLeaves(
  bytes: Uint8Array,
  { onPages, onLeaf }: { onPages: (pages: number) => void; onLeaf: (leaf: RawLeaf) => Promise<void> },
  { patience, ...limits }: LeavesLimits = leavesLimits
): Promise<void> {
  const thread = new Worker(apartFile('leavesThread'), {
    workerData: { bytes, ...limits },
    env: {},
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 16 },
  })
  try {
    for (;;) {
      const news = await heard(thread, patience)
      if (news.what === 'done') return
      if (news.what === 'damaged') throw new UnreadablePdf(news.reason)
      if (news.what === 'pages') onPages(news.pages)
      else {
        await onLeaf(news.leaf)
        thread.postMessage('next')
      }
    }
  } finally {
    await thread.terminate()
  }
}

async function heard(thread: Worker, patience: number): Promise<LeavesNews> {
  const waiting = new AbortController()
  const late = setTimeout(() => waiting.abort(), patience)
  try {
    const [said] = await once(thread, 'message', { signal: waiting.signal })
    if (!isLeavesNews(said)) throw new Error('The reader of PDFs answered with something else')
    return said
  } catch (error) {
    if (waiting.signal.aborted) throw new UnreadablePdf('It takes too long')
    const isFull = error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
    if (isFull) throw new UnreadablePdf('It takes too much memory')
    throw error
  } finally {
    clearTimeout(late)
  }
}
