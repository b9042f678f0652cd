import type { ClientBase } from 'pg'
import { isLate } from './databaseErrors.ts'

/**
 * Makes a connection end itself when an answer did not come in time. The question is still in it: whoever had the
 * connection next would wait for that answer, and find a transaction open that nobody ends.
 */
export function endWhenLate(client: ClientBase & { end(): Promise<void> }): void {
  client.query = new Proxy(client.query, {
    apply(query, self, given) {
      const answer: unknown = Reflect.apply(query, self, given)
      if (answer instanceof Promise) {
        answer.catch((error: unknown) => {
          if (isLate(error)) client.end().catch(() => {})
        })
      }
      return answer
    },
  })
}
