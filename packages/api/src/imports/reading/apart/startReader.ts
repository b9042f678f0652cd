import { startProcess, TookTooMuch } from '../../../apart/startProcess.ts'
import { Refused } from '../../../errors.ts'
import { tooMuch } from '../tooMuch.ts'
import { type Asked, isSaid, more, type Said } from './messages.ts'

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
  const reader = startProcess('tableReader', heap)
  let question: Asked | typeof more = asked

  async function next(): Promise<Said> {
    reader.say(question)
    question = more
    try {
      return understood(await reader.hear(patience))
    } catch (error) {
      if (!(error instanceof TookTooMuch)) throw error
      throw error.what === 'time' ? new Refused(422, 'import.tooSlow') : tooMuch()
    }
  }

  return { next, end: reader.end }
}

function understood(said: unknown): Said {
  if (!isSaid(said)) throw new Error('The reader of a table answered with something else')
  if (said.what === 'refused') throw new Refused(said.status, said.id, said.values)
  if (said.what === 'failed') throw unreadable(said.reason)
  return said
}

/** An error of the other process in its words. Where it came about there is for the log, which shows what is wrapped. */
function unreadable(stack: string): Error {
  const [words = ''] = stack.split(/\n\s+at /, 1)
  const cause = Object.assign(new Error(words), { stack })
  return new Error(`A table could not be read: ${words.replace(/^\w*Error: /, '')}`, { cause })
}
