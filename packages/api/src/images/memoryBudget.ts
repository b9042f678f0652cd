/** Runs a work once the memory that it says it needs is free, and keeps it taken meanwhile. */
export type Budget = <Result>(bytes: number, work: () => Promise<Result>) => Promise<Result>

/**
 * Memory that works share, in bytes. Whoever finds too little left waits, in the order of asking, so that a large one
 * has its turn too. What needs more than there is at all goes alone.
 */
export function openBudget(total: number): Budget {
  let free = total
  const waiting: { need: number; enter: () => void }[] = []

  function letIn(): void {
    for (let next = waiting[0]; next && next.need <= free; next = waiting[0]) {
      waiting.shift()
      free -= next.need
      next.enter()
    }
  }

  return async (bytes, work) => {
    const need = Math.min(bytes, total)
    await new Promise<void>((enter) => {
      waiting.push({ need, enter })
      letIn()
    })
    try {
      return await work()
    } finally {
      free += need
      letIn()
    }
  }
}

/** For decoding and encoding, whoever asks: requests, imports and the maker of variants. */
export const decodingMemory = 160_000_000
export const decodingBudget = openBudget(decodingMemory)

/** For the files themselves between the disk, where uploads arrive, and the storage. */
export const fileBudget = openBudget(70_000_000)
