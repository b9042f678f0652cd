/** Questions that wait for a yes or a no, of which one is asked at a time. */
export interface Questions<What> {
  /** Asks, once those before it are answered. */
  ask: (what: What) => Promise<boolean>
  /** Answers the one that is being asked; nothing where none is. */
  answer: (isMeant: boolean) => void
}

interface Waiting<What> {
  what: What
  settle: (isMeant: boolean) => void
}

/** How long the next question waits after an answer, in milliseconds: a double press answers only one. */
export const breath = 500

/** Asks one after the other, in the order in which they came up: each is answered by whoever has read it. */
export function oneByOne<What>(show: (what: What) => void, hide: () => void): Questions<What> {
  const waiting: Waiting<What>[] = []
  let asked: Waiting<What> | undefined
  let isResting = false

  function next(): void {
    if (asked !== undefined || isResting) return
    asked = waiting.shift()
    if (asked !== undefined) show(asked.what)
  }

  return {
    ask: (what) =>
      new Promise((settle) => {
        waiting.push({ what, settle })
        next()
      }),
    answer: (isMeant) => {
      if (asked === undefined) return
      asked.settle(isMeant)
      asked = undefined
      isResting = true
      hide()
      setTimeout(() => {
        isResting = false
        next()
      }, breath)
    },
  }
}
