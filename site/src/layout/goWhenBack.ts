import { connection } from '@gallery/client'

let last = 0

/** Goes somewhere as soon as the connection is back. Of several places it is the last that was asked for. */
export async function goWhenBack(go: () => void): Promise<void> {
  last += 1
  const own = last
  await connection.back()
  if (own === last) go()
}
