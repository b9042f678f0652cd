/** Something that somebody does: a write, and the writes and reads that go on from it. */
interface Act {
  /** Its place in the order in which acts were begun. */
  place: number
  /** How many writes and reads of it are on their way. */
  works: number
  /** Where Ctrl Z was pressed for it: what is to be called when that is settled. */
  kept?: () => void
}

/** Those that may still be offered to be taken back, in the order in which they were begun. */
const underWay = new Set<Act>()
/** How many have been begun. */
let begun = 0
/** The place of the youngest that was offered to be taken back. */
let offered = 0
/** The act of the task that runs: what is begun or offered in it is of that act. */
let current: { act: Act } | undefined

/** Makes a write of the panel, which begins an act or goes on with one. */
export function acting<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  return within(current?.act ?? begin(), work)
}

/** Does what follows a write before it is offered to be taken back, as reading anew. By itself it is no act. */
export function goingOn<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  return current ? within(current.act, work) : work()
}

/** Takes something back: its writes are no act, so that a second press of Ctrl Z does not wait for them. */
export function apart<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  return within({ place: 0, works: 0 }, work)
}

/**
 * Keeps Ctrl Z for the act that was begun last, if that is still to be offered; false if it is not, and the key is for the
 * offers that show. `tell` says that it is kept, and gives what is called when it is no more.
 */
export function keepUndo(tell: () => () => void): boolean {
  const last = [...underWay].at(-1)
  if (last === undefined || last.place < offered) return false
  last.kept ??= tell()
  return true
}

/**
 * To be called where something is offered to be taken back. Where Ctrl Z was pressed for it meanwhile it is to be taken back
 * instead, and then what this gives is to be called.
 */
export function keptFor(): (() => void) | undefined {
  const act = current?.act
  offered = Math.max(offered, act?.place ?? begun)
  if (act === undefined) return undefined
  underWay.delete(act)
  const { kept } = act
  delete act.kept
  return kept
}

function begin(): Act {
  begun += 1
  const act = { place: begun, works: 0 }
  underWay.add(act)
  return act
}

async function within<Answer>(act: Act, work: () => Promise<Answer>): Promise<Answer> {
  act.works += 1
  enter(act)
  try {
    return await work()
  } finally {
    await anotherTask()
    enter(act)
    // Whoever waits for it goes on first: by then the offer is made, or the next write is on its way.
    setTimeout(() => leave(act))
  }
}

/**
 * Two that were answered at once go on in tasks of their own, or what one of them offers would pass for the other's. A timer
 * would do, but those of a page in the background wait for a second.
 */
function anotherTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(null)
  })
}

/** Until the task is over, what happens is of this act. */
function enter(act: Act): void {
  const entered = { act }
  current = entered
  setTimeout(() => {
    if (current === entered) current = undefined
  })
}

function leave(act: Act): void {
  act.works -= 1
  if (act.works > 0) return
  underWay.delete(act)
  act.kept?.()
  delete act.kept
}
