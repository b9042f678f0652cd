import { parseArgs } from 'node:util'
import { reasonOf } from '../reasonOf.ts'
import { forgetOld, NotAllForgotten } from '../retention/retention.ts'
import { type Command, exactly, type Terminal, withDatabase } from './command.ts'

/** `gallery purge`: what the running server does once a day. */
export const purge: Command = {
  usage: ['purge'],
  about:
    'Makes bookings and messages older than RETENTION_DAYS anonymous and forgets sessions, links and limits that are over.',
  async run(args, terminal) {
    exactly(parseArgs({ args, options: {}, allowPositionals: true }).positionals, [])
    const forgotten = await withDatabase(terminal, { makes: false }, ({ db, env }) =>
      forgetOld(db, { now: terminal.now(), days: env.RETENTION_DAYS, zone: env.GALLERY_TZ })
    ).catch((error: unknown) => {
      if (error instanceof NotAllForgotten) {
        const failed = new Set(error.failures.map(({ kind }) => kind))
        tell(
          terminal,
          Object.entries(error.forgotten).filter(([kind]) => !failed.has(kind))
        )
        for (const { kind, error: why } of error.failures) terminal.warn(`${kind}: ${reasonOf(why)}`)
      }
      throw error
    })
    tell(terminal, Object.entries(forgotten))
  },
}

function tell({ print }: Terminal, forgotten: readonly (readonly [kind: string, count: number])[]): void {
  for (const [kind, count] of forgotten) print(`${kind}: ${count}`)
}
