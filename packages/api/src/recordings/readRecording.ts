import { buffer } from 'node:stream/consumers'
import { Recording } from '@gallery/contract'
import { startProcess, TookTooMuch } from '../apart/startProcess.ts'
import type { Storage } from '../storage/storage.ts'
import { isRecordingSaid, type RecordingAsked } from './messages.ts'

/** What reading a recording may take; tests give it less. */
export type RecordingLimits = {
  /** Milliseconds that the reader may work; those in which it waits for the storage do not count. */
  patience: number
  /** Bytes that it may ask for at once, and in all. A part counts as a page at least. */
  mostOfPart: number
  mostOfAll: number
}

const recordingLimits: RecordingLimits = {
  patience: 10_000,
  mostOfPart: 16 * 1024 * 1024,
  mostOfAll: 256 * 1024 * 1024,
}

/** Megabytes of the reader's heap. */
const heap = 96

/** The least bytes that a part counts as, so that there is an end of small ones too. */
const page = 64 * 1024

/**
 * Reads how long a recording of the storage is, and how large a film, in a process of its own, which ends when it takes
 * too much: what files say of themselves can make their reader count without end. It gets no more of a file than it asks for.
 *
 * @returns null where the recording does not tell, or tells what cannot be
 * @throws TookTooMuch
 * @throws Error when the storage has no such file, or what it says where it does not answer
 */
export async function readRecording(
  storage: Pick<Storage, 'stat' | 'get'>,
  key: string,
  { patience, mostOfPart, mostOfAll }: RecordingLimits = recordingLimits
): Promise<Recording | null> {
  const stored = await storage.stat(key)
  if (stored === null) throw new Error(`The storage has no ${key}`)
  const reader = startProcess('recordingReader', heap)
  const asked: RecordingAsked = { size: stored.bytes }
  reader.say(asked)
  let [time, bytes] = [patience, mostOfAll]
  try {
    for (;;) {
      const began = performance.now()
      const said = await reader.hear(time)
      time -= performance.now() - began
      if (!isRecordingSaid(said)) throw new Error('The reader of recordings answered with something else')
      if (said.what === 'damaged') return null
      if (said.what === 'claims') return Recording.safeParse(said.claims).data ?? null
      const { start, end } = said
      bytes -= Math.max(end - start, page)
      if (end - start > mostOfPart || bytes < 0) throw new TookTooMuch('memory')
      reader.say(await buffer(await storage.get(key, { start, end: end - 1 })))
    }
  } finally {
    reader.end()
  }
}
