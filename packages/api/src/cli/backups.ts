import { copyFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { listBackups } from '../backups/backups.queries.ts'
import { isLeftUnchecked, ofNewerTables } from '../backups/leftUnchecked.ts'
import { type BackupTarget, openBackupTarget } from '../backups/target.ts'
import { readBackupAddress } from '../env/backupAddress.ts'
import { readEnv } from '../env/env.ts'
import { columns } from './columns.ts'
import { type Command, exactly, Misuse, type Terminal, withDatabase } from './command.ts'

/** How many nights are told of. */
const nights = 14

/** `gallery backups`: those that the gallery makes by itself. */
export const backups: Command = {
  usage: ['backups [--nights]', 'backups get NAME FILE.tar.gz'],
  about:
    'Lists the backups that are kept where BACKUP_URL says, or gets one of them from there. --nights tells how the last nights went; on PGlite only while the gallery is stopped.',
  async run(args, terminal) {
    const options = { nights: { type: 'boolean', default: false } } as const
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true })
    const env = readEnv(terminal.environment)
    const address = readBackupAddress(env.BACKUP_URL ?? '')
    if (!address) throw new Error('BACKUP_URL is not set: the gallery makes no backups by itself.')
    // Not where the server has what it sends and checks.
    const work = join(env.GALLERY_DATA, `backup-work-${process.pid}`)
    try {
      const target = await openBackupTarget(address, work)
      if (positionals.length > 0) return await get(target, positionals, terminal)
      await list(target, terminal)
      if (values.nights) await listNights(terminal)
    } finally {
      await rm(work, { recursive: true, force: true })
    }
  },
}

async function list(target: BackupTarget, terminal: Terminal): Promise<void> {
  const files = await target.list()
  const rows = files.map(({ name, bytes, made_at }) => [name, megabytes(bytes), made_at.toISOString()])
  for (const line of columns(rows)) terminal.print(line)
  terminal.print(`${files.length} ${files.length === 1 ? 'backup' : 'backups'}`)
}

async function listNights(terminal: Terminal): Promise<void> {
  const rows = await withDatabase(terminal, { makes: false }, ({ db }) =>
    listBackups(db, terminal.now(), nights)
  )
  const cells = rows.map((night) => [night.day, ...outcomeOf(night, terminal.now())])
  for (const line of columns(cells)) terminal.print(line)
}

type Night = Awaited<ReturnType<typeof listBackups>>[number]

/** What came of a night, and more about it. */
function outcomeOf(night: Night, now: Date): [string, string] {
  const { checked_at, name, missing, stage, last_error, failed_at, locked_until, attempts } = night
  const lost = missing > 0 ? `, ${missing} files were missing` : ''
  if (checked_at) return ['good', `${name}, checked ${checked_at.toISOString()}${lost}`]
  const isInHand = locked_until !== null && locked_until > now
  if (isInHand) return [stage ?? 'making', last_error ?? `${attempts} tries`]
  if (isLeftUnchecked(night)) return ['not checked', `${name}: ${ofNewerTables}`]
  if (failed_at || (stage === null && last_error)) return ['failed', last_error ?? `${attempts} tries`]
  const before = last_error ? `; before that: ${last_error}` : ''
  return ['interrupted', `its process was stopped${stage ? ` while ${stage}` : ''}${before}`]
}

async function get(target: BackupTarget, words: readonly string[], terminal: Terminal): Promise<void> {
  const [what = '', name = '', file = ''] = exactly(words, ['get', 'NAME', 'FILE'])
  if (what !== 'get') throw new Misuse(`“${what}” is not get`)
  if (await stat(file).catch(() => null)) throw new Error(`${file} is there already: choose another name`)
  const files = await target.list()
  if (!files.some((kept) => kept.name === name)) throw new Error(`There is no backup called ${name}`)
  await target.reading(name, (kept) => copyFile(kept, file))
  terminal.print(`Got ${name} as ${file}`)
}

function megabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(1)} MB`
}
