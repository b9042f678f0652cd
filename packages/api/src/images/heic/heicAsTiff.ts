import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { apartFile } from '../../apart/apartFile.ts'
import { InvalidInput, Refused } from '../../errors.ts'
import { maxDecodingSeconds, maxPicturePixels } from '../limits.ts'
import { decodingBudget, decodingMemory } from '../memoryBudget.ts'
import { type HeicHead, readHeicHead } from './head.ts'
import { type HeicOutcome, type HeicWork, isHeicOutcome } from './messages.ts'

/** What a thread takes, in bytes, before it has decoded anything. */
const leastOfThread = 50_000_000

/** What the decoder's memory begins with, in bytes. */
const leastOfDecoder = 20_000_000

/** What decoding tiles takes, in bytes, however many they are. */
const tiles = 28_000_000

/** What a thread may take, and its decoder; tests give it less. */
export type HeicLimits = {
  /** Bytes of the decoder's memory; by the file's head unless it is given. */
  memory?: number
  /** Milliseconds. */
  patience: number
}

/**
 * Lends a HEIC file's picture as a TIFF of the file system, for as long as the work takes. Sharp has no decoder for HEVC;
 * the one there is runs in a thread of its own, which ends when it takes too much.
 *
 * @throws Refused 415 when something else is in the container; 413 when it has too many pixels or takes too much
 * @throws InvalidInput on `file` when it is damaged
 */
export async function heicAsTiff<Result>(
  bytes: Uint8Array,
  work: (path: string) => Promise<Result>,
  { memory, patience }: HeicLimits = { patience: maxDecodingSeconds * 1_000 }
): Promise<Result> {
  const head = headOf(bytes)
  const { pixels, isTiled: tiled } = head
  const decoder = memory ?? leastOfDecoder + bytes.byteLength + picturesOf(head)
  const cost = leastOfThread + decoder - leastOfDecoder + bytes.byteLength
  if (cost > decodingMemory) throw tooHard()
  const folder = await mkdtemp(join(tmpdir(), 'gallery-heic-'))
  try {
    const path = join(folder, 'picture.tiff')
    const decode = () => decodeApart({ bytes, path, pixels, tiled, memory: decoder }, patience)
    // One at a time, and nothing else is decoded meanwhile: a thread gives its memory back late, and fills a processor.
    await decodingBudget(decodingMemory, decode)
    return await work(path)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

function headOf(bytes: Uint8Array): HeicHead {
  const head = tryHead(bytes)
  if (!head.isHevc) throw new Refused(415, 'picture.kind')
  if (head.pixels > maxPicturePixels) {
    throw new Refused(413, 'picture.tooManyPixels', { millions: maxPicturePixels / 1_000_000 })
  }
  return head
}

function tryHead(bytes: Uint8Array): HeicHead {
  try {
    return readHeicHead(bytes)
  } catch (error) {
    if (error instanceof RangeError) throw damaged()
    throw error
  }
}

/** What the decoder holds of a picture, in bytes: a tile, or the whole as it was encoded and as it is shown. */
function picturesOf({ pixels, isTiled, isDeep }: HeicHead): number {
  return isTiled ? tiles : pixels * (isDeep ? 10 : 6.2)
}

async function decodeApart(work: HeicWork, patience: number): Promise<void> {
  const outcome = await outcomeOf(work, patience)
  if (outcome.what === 'damaged') throw damaged()
  if (outcome.what === 'full') throw tooHard()
  if (outcome.what === 'failed') {
    throw Object.assign(new Error(`A HEIC could not be decoded: ${outcome.reason}`), { code: outcome.code })
  }
}

async function outcomeOf(work: HeicWork, patience: number): Promise<HeicOutcome> {
  const thread = new Worker(apartFile('heicThread'), {
    workerData: work,
    env: {},
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: 64, maxYoungGenerationSizeMb: 16 },
  })
  const waiting = new AbortController()
  const late = setTimeout(() => waiting.abort(), patience)
  try {
    const [said] = await once(thread, 'message', { signal: waiting.signal })
    if (!isHeicOutcome(said)) throw new Error('The decoder of HEIC answered with something else')
    return said
  } catch (error) {
    const isFull = error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
    if (waiting.signal.aborted || isFull) return { what: 'full' }
    throw error
  } finally {
    clearTimeout(late)
    await thread.terminate()
  }
}

function damaged(): InvalidInput {
  return new InvalidInput({ file: 'picture.damaged' })
}

function tooHard(): Refused {
  return new Refused(413, 'picture.tooHard')
}
