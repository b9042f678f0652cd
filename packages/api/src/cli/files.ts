import { parseArgs } from 'node:util'
import { namesIn } from '../leftFiles/names.queries.ts'
import { sweepFiles, type Tally } from '../leftFiles/sweepFiles.ts'
import { openStorage } from '../storage/storage.ts'
import { type Command, exactly, withDatabase } from './command.ts'

/** `gallery files`: what the running server does once a day about files that no record names. */
export const files: Command = {
  usage: ['files [--move]'],
  about:
    'Tells which stored files no record names any more. --move moves them aside for 30 days, moves back what is named again and deletes what has been aside for longer.',
  async run(args, terminal) {
    const options = { move: { type: 'boolean', default: false } } as const
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true })
    exactly(positionals, [])
    const dry = !values.move
    const swept = await withDatabase(terminal, { makes: false }, async ({ db, env }) =>
      sweepFiles({ storage: await openStorage(env), names: namesIn(db), now: terminal.now(), dry })
    )
    const would = dry ? 'would be ' : ''
    terminal.print(`${would}moved aside: ${told(swept.left)}`)
    terminal.print(`${would}moved back: ${told(swept.back)}`)
    terminal.print(`${would}deleted after 30 days aside: ${told(swept.deleted)}`)
    terminal.print(`aside for less: ${told(swept.aside)}`)
  },
}

function told({ files, bytes }: Tally): string {
  return `${files} ${files === 1 ? 'file' : 'files'}, ${(bytes / 1e6).toFixed(1)} MB`
}
