import { parseArgs } from 'node:util'
import { findOtherZone, keepZone, keptZone, zoneLine } from '../installation/zone.ts'
import { type Command, exactly, withDatabase } from './command.ts'

/** `gallery zone`: in which time zone the gallery's days and hours were made, and that another one is meant. */
export const zone: Command = {
  usage: ['zone [--accept]'],
  about:
    'Says in which time zone the gallery’s days and hours were made, and whether GALLERY_TZ is that one; --accept notes that of GALLERY_TZ, after which nothing warns of it any more.',
  async run(args, terminal) {
    const options = { accept: { type: 'boolean', default: false } } as const
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true })
    exactly(positionals, [])
    await withDatabase(terminal, { makes: false }, async ({ db, env: { GALLERY_TZ: configured } }) => {
      if (values.accept) await keepZone(db, configured)
      const kept = await keptZone(db)
      terminal.print(kept === '' ? `None is noted: the next start notes ${configured}` : kept)
      const other = await findOtherZone(db, configured)
      if (other !== null) terminal.warn(zoneLine(other))
    })
  },
}
