import { parseArgs } from 'node:util'
import { forgetOld } from '../retention/retention.ts'
import { type Command, exactly, withDatabase } from './command.ts'

/** `gallery purge`: what the running server does once a day. */
export const purge: Command = {
  usage: ['purge'],
  about:
    'Makes bookings and messages older than RETENTION_DAYS anonymous and forgets sessions, links and limits that are over.',
  async run(args, terminal) {
    exactly(parseArgs({ args, options: {}, allowPositionals: true }).positionals, [])
    const forgotten = await withDatabase(terminal, { makes: false }, ({ db, env }) =>
      forgetOld(db, { now: terminal.now(), days: env.RETENTION_DAYS, zone: env.GALLERY_TZ })
    )
    for (const [kind, count] of Object.entries(forgotten)) terminal.print(`${kind}: ${count}`)
  },
}
