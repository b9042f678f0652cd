import type { ClientBase } from 'pg'

/** Hears of a statement when it is asked, and gives what hears of its answer. Values are never told. */
export type StatementWatcher = (text: string) => (error?: unknown) => void

/** Those who hear of the statements of a database. */
export interface StatementWatchers {
  add(watcher: StatementWatcher): void
  /** Asks for an answer, and tells of it where somebody listens. */
  asking<Answer>(text: string, ask: () => Promise<Answer>): Promise<Answer>
  /** The same for whoever is called back. */
  begin: StatementWatcher
}

export function statementWatchers(): StatementWatchers {
  const watchers: StatementWatcher[] = []
  const begin: StatementWatcher = (text) => {
    const ends = watchers.map((watcher) => watcher(text))
    return (error) => {
      for (const end of ends) end(error)
    }
  }
  return {
    add: (watcher) => void watchers.push(watcher),
    begin,
    asking: (text, ask) => {
      if (watchers.length === 0) return ask()
      const end = begin(text)
      const answer = ask()
      answer.then(() => end(), end)
      return answer
    },
  }
}

/** Has a connection to a server tell of its statements. */
export function watchClient(client: ClientBase, { asking, begin }: StatementWatchers): void {
  client.query = new Proxy(client.query, {
    apply(query, self, given) {
      const text = textOf(given[0])
      const callback: unknown = given.at(-1)
      if (typeof callback !== 'function') return asking(text, () => Reflect.apply(query, self, given))
      const end = begin(text)
      const called = (error: unknown, ...rest: unknown[]) => {
        end(error ?? undefined)
        Reflect.apply(callback, undefined, [error, ...rest])
      }
      return Reflect.apply(query, self, [...given.slice(0, -1), called])
    },
  })
}

function textOf(statement: unknown): string {
  if (typeof statement === 'string') return statement
  const { text } = { text: '', ...(typeof statement === 'object' ? statement : {}) }
  return text
}
