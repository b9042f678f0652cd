import { existsSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { makeBackup } from '../backup/makeBackup.ts'
import { openStorage } from '../storage/storage.ts'
import { type Command, exactly, withDatabase } from './command.ts'
import { contentsOf } from './contents.ts'

/** `gallery backup`: the whole gallery in one file. */
export const backup: Command = {
  usage: ['backup FILE.tar.gz'],
  about: 'Saves every record and every stored file. While the gallery runs; on PGlite while it is stopped.',
  async run(args, terminal) {
    const { positionals } = parseArgs({ args, options: {}, allowPositionals: true })
    const [file = ''] = exactly(positionals, ['FILE'])
    const folder = dirname(resolve(file))
    if (!existsSync(folder)) throw new Error(`There is no folder ${folder}`)
    const manifest = await withDatabase(terminal, { makes: false }, async ({ db, env }) =>
      makeBackup({ db, storage: await openStorage(env) }, file, terminal.now())
    )
    terminal.print(`Saved in ${file}: ${contentsOf(manifest)}`)
    for (const key of manifest.files.missing) {
      terminal.warn(`The database names ${key}, but the storage does not have it: it is not in the backup.`)
    }
  },
}
