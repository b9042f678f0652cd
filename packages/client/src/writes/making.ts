import type { Carrier } from '../request/request.ts'

/** What is written: the endpoint, what its path is filled with, and the body. */
type Written = readonly [name: string, address: object | undefined, body: unknown]

/** Makes a write by its call, carried as `fetch` does or in a way of its own. */
export type Making = <Answer>(what: Written, call: (carry?: Carrier) => Promise<Answer>) => Promise<Answer>

let making: Making | undefined

/** Names how writes are made; one for the whole page. Without it they are just called. Returns what ends that. */
export function onMaking(make: Making): () => void {
  making = make
  return () => {
    if (making === make) making = undefined
  }
}

export const made: Making = (what, call) => making?.(what, call) ?? call()
