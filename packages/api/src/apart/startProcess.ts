import { fork, type Serializable } from 'node:child_process'
import { on } from 'node:events'
import { apartFile } from './apartFile.ts'

/** A process has taken more time or memory than it may: the fault of the file that it was started for. */
export class TookTooMuch extends Error {
  readonly what: 'time' | 'memory'

  constructor(what: 'time' | 'memory') {
    super(`It takes too much ${what}`)
    this.what = what
  }
}

/** A process for a file that somebody may have made to harm. End it afterwards. */
export type Apart = {
  /** What it says next, within so many milliseconds. @throws TookTooMuch */
  hear(patience: number): Promise<unknown>
  say(what: Serializable): void
  end(): void
}

/**
 * Starts a process that has its own memory and knows nothing of the configuration: when a file fills its heap, which ends a
 * thread's process too, it takes nothing else with it.
 *
 * @param name see `apartFile`
 * @param heap the megabytes that it may have of it
 */
export function startProcess(name: string, heap: number): Apart {
  const child = fork(apartFile(name), {
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
      reject(isFull ? new TookTooMuch('memory') : new Error(`${name} ended with ${code}: ${complaint}`))
    })
  })
  // It is heard of when somebody waits for an answer.
  gone.catch(() => {})
  // What it says while nobody listens is kept.
  const said = on(child, 'message')

  async function hear(patience: number): Promise<unknown> {
    const late = setTimeout(() => void said.throw?.(new TookTooMuch('time')), patience)
    try {
      const next = said.next()
      next.catch(() => {})
      const { value } = await Promise.race([next, gone])
      return value?.[0]
    } finally {
      clearTimeout(late)
    }
  }

  return {
    hear,
    // One that is gone cannot be told anything: that says itself.
    say: (what) => void child.send(what, () => {}),
    end: () => void child.kill('SIGKILL'),
  }
}
