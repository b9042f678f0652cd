import { signing } from '../db/signing.ts'
import { reasonOf } from '../reasonOf.ts'
import type { Writing } from '../writing.ts'
import { backup } from './backup.ts'
import { backups } from './backups.ts'
import { type Command, Misuse, type Terminal } from './command.ts'
import { doctor } from './doctor.ts'
import { exporting } from './export.ts'
import { files } from './files.ts'
import { importTables } from './import.ts'
import { mail } from './mail.ts'
import { purge } from './purge.ts'
import { restore } from './restore.ts'
import { superUsers } from './super.ts'
import { users } from './users.ts'
import { zone } from './zone.ts'

const commands = new Map<string, Command>([
  ['users', users],
  ['super', superUsers],
  ['mail', mail],
  ['doctor', doctor],
  ['zone', zone],
  ['purge', purge],
  ['files', files],
  ['backup', backup],
  ['backups', backups],
  ['restore', restore],
  ['import', importTables],
  ['export', exporting],
])

/**
 * Runs a command line without its first word, `gallery`.
 * @returns the exit code: 0 when it is done, 1 when it could not be done, 2 when it was not understood
 */
export async function runCli([name = 'help', ...args]: string[], terminal: Terminal): Promise<0 | 1 | 2> {
  const command = commands.get(name)
  try {
    if (['help', '--help', '-h'].includes(name)) help(about(args), terminal.print, args.slice(1))
    else if (!command) throw new Misuse(`“${name}” is no command`)
    else if (args.includes('--help') || args.includes('-h')) help([command], terminal.print)
    else
      await signing(
        () => writingOf(terminal),
        () => command.run(args, terminal)
      )
    return 0
  } catch (error) {
    terminal.warn(reasonOf(error))
    if (!isMisuse(error)) return 1
    for (const line of command ? command.usage : ['help']) terminal.warn(`usage: gallery ${line}`)
    return 2
  }
}

/** Whoever has the server's command line has no name here. */
function writingOf({ now }: Terminal): Writing {
  return { now: now(), by: null, origin: 'command line' }
}

/** The command that help is asked about; all of them where none is named. @throws Misuse for one that there is not */
function about([name]: readonly string[]): readonly Command[] {
  if (name === undefined) return [...commands.values()]
  const command = commands.get(name)
  if (!command) throw new Misuse(`“${name}” is no command`)
  return [command]
}

function help(shown: readonly Command[], print: Terminal['print'], words: readonly string[] = []): void {
  print('The gallery’s command line. It reads the same environment variables as the server.')
  for (const { usage, about, more } of shown) {
    print('')
    for (const line of usage) print(`  gallery ${line}`)
    print(`      ${about}`)
    for (const line of more?.(words) ?? []) print(`      ${line}`)
  }
}

/** Also what Node.js throws about an option that it does not know. */
function isMisuse(error: unknown): boolean {
  if (error instanceof Misuse) return true
  return error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')
}
