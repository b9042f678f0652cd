/** What a check found: all is well, somebody should look at it, or something does not work. */
export type Finding = {
  check: string
  state: 'ok' | 'warn' | 'bad'
  /** What is so, in a sentence. */
  says: string
  /** What to do about it. */
  todo?: string
}

/** What is found of one check. */
export function findings(check: string): {
  ok(says: string): Finding
  warn(says: string, todo: string): Finding
  bad(says: string, todo: string): Finding
} {
  return {
    ok: (says) => ({ check, state: 'ok', says }),
    warn: (says, todo) => ({ check, state: 'warn', says, todo }),
    bad: (says, todo) => ({ check, state: 'bad', says, todo }),
  }
}
