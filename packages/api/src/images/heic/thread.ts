import { closeSync, openSync } from 'node:fs'
import { parentPort, workerData } from 'node:worker_threads'
import { decodeHeic } from './decodeHeic.ts'
import { type HeicOutcome, isHeicWork } from './messages.ts'

/** Bytes of a page of WebAssembly's memory. */
const page = 64 * 1024

/** Decodes the file that it is given, as the main file of a thread of its own: see `heicAsTiff`. */
parentPort?.postMessage(outcome())

function outcome(): HeicOutcome {
  if (!isHeicWork(workerData)) throw new Error('The decoder of HEIC was asked for nothing')
  const { path, memory } = workerData
  const limit = limitMemory(memory)
  try {
    const file = openSync(path, 'w')
    try {
      decodeHeic(workerData, file)
    } finally {
      closeSync(file)
    }
    return { what: 'done' }
  } catch (error) {
    // The file system says what is wrong by a code; all else is the decoder's, and so the file's fault.
    if (error instanceof Error && 'code' in error) {
      return { what: 'failed', reason: String(error.stack), code: String(error.code) }
    }
    return { what: limit.isReached ? 'full' : 'damaged' }
  }
}

/** Lets no memory of WebAssembly in this thread grow beyond so many bytes: it is none of the heap, which has limits. */
function limitMemory(most: number): { isReached: boolean } {
  const limit = { isReached: false }
  const grow = WebAssembly.Memory.prototype.grow
  WebAssembly.Memory.prototype.grow = function (pages) {
    if (this.buffer.byteLength + pages * page > most) {
      limit.isReached = true
      throw new RangeError('The memory for a picture is full')
    }
    return grow.call(this, pages)
  }
  return limit
}
