import type { Carrier } from '../request/request.ts'

/** What is written: the endpoint, what its path is filled with, and the body. */
type Written = readonly [name: string, address: object | undefined, body: unknown]

/** Makes a write by its call, carried as `fetch` does or in a way of its own. */
export type Making = <Answer>(what: Written, call: (carry?: Carrier) => Promise<Answer>) => Promise<Answer>

/** How this page makes its writes. Without it they are just called. */
export const making: { by?: Making | undefined } = {}
