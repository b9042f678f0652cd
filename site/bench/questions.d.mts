/** What the measurements of the server ask: a name, a path and, of a list, the one query that gives its records. */
export interface Question {
  name: string
  path: string
  query?: string
}

export function questions(rows: number, exhibition: string): Question[]
