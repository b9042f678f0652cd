/** What waits in a line, or goes on. */
interface Line {
  busy: number
  waiting: Waiting[]
}

interface Waiting {
  isWanted(): boolean
  enter(): void
  leave(): void
}

/** Whoever wants something done in its turn. */
interface Wanting {
  /** In whose line. */
  name: string
  /** Whether it is still wanted: what is not when its turn comes is not done. */
  isWanted(): boolean
  /** What is thrown where too many of the name wait already, and for what is not wanted any more. */
  refuse(): Error
}

/** Does a work when it is its turn. @throws what the work throws, and what `refuse` gives */
export type Lines = <Result>(wanting: Wanting, work: () => Promise<Result>) => Promise<Result>

/**
 * Lines of their own for works of different names: of each name so many are done at once, so many wait, and nobody waits
 * for those of another.
 */
export function openLines({ atOnce, mostWaiting }: { atOnce: number; mostWaiting: number }): Lines {
  const lines = new Map<string, Line>()

  async function enter(line: Line, { isWanted, refuse }: Wanting): Promise<void> {
    if (line.busy < atOnce) {
      line.busy += 1
      return
    }
    if (line.waiting.length >= mostWaiting) sendAway(line)
    if (line.waiting.length >= mostWaiting) throw refuse()
    await new Promise<void>((resolve, reject) =>
      line.waiting.push({ isWanted, enter: resolve, leave: () => reject(refuse()) })
    )
  }

  /** Whoever waits for nothing leaves the line. */
  function sendAway(line: Line): void {
    for (const { isWanted, leave } of line.waiting) if (!isWanted()) leave()
    line.waiting = line.waiting.filter(({ isWanted }) => isWanted())
  }

  /** Whoever waits takes the place over. */
  function handOver(name: string, line: Line): void {
    sendAway(line)
    const next = line.waiting.shift()
    if (next) next.enter()
    else line.busy -= 1
    if (line.busy === 0) lines.delete(name)
  }

  return async (wanting, work) => {
    const { name } = wanting
    const line = lines.get(name) ?? { busy: 0, waiting: [] }
    lines.set(name, line)
    await enter(line, wanting)
    try {
      return await work()
    } finally {
      handOver(name, line)
    }
  }
}
