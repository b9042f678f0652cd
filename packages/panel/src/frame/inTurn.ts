/** Does what is asked for one after another, in that order: each begins once the one before has ended, however it ended. */
export function inTurn(): (work: () => Promise<unknown>) => Promise<void> {
  let last: Promise<void> = Promise.resolve()
  return (work) => {
    const mine = last.then(async () => void (await work()))
    last = mine.catch(() => undefined)
    return mine
  }
}
