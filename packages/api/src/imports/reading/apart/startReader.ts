import { fork } from 'node:child_process'
import { once } from 'node:events'
import { Refused } from '../../../errors.ts'
import { tooMuch } from '../tooMuch.ts'
import { type Asked, isSaid, more, type Said } from './messages.ts'
import { readerFile } from './readerFile.ts'

/** What a reader may take; tests give it less. */
export type ReaderLimits = {
  /** Megabytes of its heap. */
  heap: number
  /** Milliseconds until its next answer. */
  patience: number
}

const usual: ReaderLimits = { heap: 192, patience: 120_000 }

/** A file that is being read by a process of its own. */
export type Reader = {
  /** The next answer. @throws Refused as the reader does, 413 when it ran out of memory, 422 when it ran out of time */
  next(): Promise<Said>
  end(): void
}

/**
 * Starts to read a file in a process of its own, which has its own memory and knows nothing of the configuration: a file
 * that somebody made to harm takes nothing else with it. End it afterwards.
 */
export function startReader(asked: Asked, { heap, patience }: ReaderLimits = usual): Reader {
  const child = fork(readerFile, {
    env: { MALLOC_ARENA_MAX: '2' },
    execArgv: [`--max-old-space-size=${heap}`],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  })
  let complaint = ''
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    complaint = (complaint + text).slice(-2_000)
  })
  const gone = new Promise<never>((_, reject) => {
    child.once('error', reject)
    child.once('close', (code, signal) => {
      // A heap that is full ends its process with a signal; so does a system that has no memory left.
      const isFull = signal !== null || code === 134
      reject(isFull ? tooMuch() : new Error(`The reader of a table ended with ${code}: ${complaint}`))
    })
  })
  // It is heard of when somebody waits for an answer.
  gone.catch(() => {})
  let question: Asked | typeof more = asked

  async function next(): Promise<Said> {
    const heard = new AbortController()
    const late = setTimeout(() => heard.abort(new Refused(422, 'import.tooSlow')), patience)
    try {
      const answered = once(child, 'message', { signal: heard.signal }).catch((error: unknown) => {
        throw heard.signal.aborted ? heard.signal.reason : error
      })
      // One that is gone cannot be asked: that says itself.
      child.send(question, () => {})
      question = more
      const [said] = await Promise.race([answered, gone])
      return understood(said)
    } finally {
      clearTimeout(late)
      heard.abort()
    }
  }

  return { next, end: () => void child.kill('SIGKILL') }
}

function understood(said: unknown): Said {
  if (!isSaid(said)) throw new Error('The reader of a table answered with something else')
  if (said.what === 'refused') throw new Refused(said.status, said.id, said.values)
  if (said.what === 'failed') throw new Error(`A table could not be read: ${said.reason}`)
  return said
}
