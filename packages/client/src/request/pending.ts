/** The global loading counter: rises with each request, falls with its answer. */
let count = 0
const listeners = new Set<() => void>()

function change(by: number): void {
  count += by
  for (const listener of listeners) listener()
}

/** Counts a call for as long as it runs. */
export async function counted<Result>(call: () => Promise<Result>): Promise<Result> {
  change(1)
  try {
    return await call()
  } finally {
    change(-1)
  }
}

/** For `useSyncExternalStore`: whether any call is under way. */
export const pending = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  },
  now: (): boolean => count > 0,
  onServer: (): boolean => false,
}
