import { existsSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { makeBackup } from '../backup/makeBackup.ts'
import { openStorage } from '../storage/storage.ts'
import { type Command, exactly, withDatabase } from './command.ts'
import { contentsOf } from './contents.ts'
import { Interrupted, interruptible } from './interruptible.ts'

/** `gallery backup`: the whole gallery in one file. */
export const backup: Command = {
  usage: ['backup FILE.tar.gz'],
  about: 'Saves every record and every stored file. While the gallery runs; on PGlite while it is stopped.',
  async run(args, terminal) {
    const { positionals } = parseArgs({ args, options: {}, allowPositionals: true })
    const [file = ''] = exactly(positionals, ['FILE'])
    const folder = dirname(resolve(file))
    if (!existsSync(folder)) throw new Error(`There is no folder ${folder}`)
    const manifest = await interruptible(terminal, (signal) =>
      withDatabase(terminal, { makes: false }, async ({ db, env }) =>
        makeBackup({ db, storage: await openStorage(env, { makes: false }) }, file, terminal.now(), {
          signal,
        })
      )
    ).catch((error: unknown) => {
      if (!(error instanceof Interrupted)) throw error
      throw new Error(`${file} was not made: ${error.message}. Nothing was left there.`, { cause: error })
    })
    terminal.print(`Saved in ${file}: ${contentsOf(manifest)}`)
    const { missing, unreadable } = manifest.files
    for (const key of missing) {
      const why = unreadable[key] ?? `The database names ${key}, but the storage does not have it`
      terminal.warn(`${why}: it is not in the backup.`)
    }
  },
}
