import { fork } from 'node:child_process'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { setPriority } from 'node:os'
import { apartFile } from '../apart/apartFile.ts'
import { migrationsFolder } from '../migrationsFolder.ts'
import { type Asked, Said } from './apart/messages.ts'

/** Megabytes of the checker's own heap. The database that it restores into takes some 300 more. */
const heap = 256

/** How little of the processor it takes when others want it: a tenth of what each of them gets. */
const niceness = 10

/**
 * Restores a backup into an embedded database in `folder`, which goes again, and compares: in a process of its own, so
 * that the gallery answers meanwhile and keeps none of the memory.
 *
 * @throws with what is wrong with the backup
 */
export async function startCheck(file: string, folder: string, signal?: AbortSignal): Promise<void> {
  await rm(folder, { recursive: true, force: true })
  const child = fork(apartFile('backupChecker'), {
    env: { MALLOC_ARENA_MAX: '2' },
    execArgv: [`--max-old-space-size=${heap}`],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  })
  let complaint = ''
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    complaint = (complaint + text).slice(-2_000)
  })
  const gone = once(child, 'close').then(([code, by]) => {
    throw new Error(`The check of a backup ended with ${by ?? code}: ${complaint}`)
  })
  // It is heard of when somebody waits for it.
  gone.catch(() => {})
  try {
    if (child.pid !== undefined) setPriority(child.pid, niceness)
    const asked: Asked = { file, folder, migrations: migrationsFolder }
    child.send(asked)
    const [said] = await Promise.race([once(child, 'message', signal ? { signal } : {}), gone])
    const { wrong } = Said.parse(said)
    if (wrong !== null) throw new Error(wrong)
  } finally {
    child.kill('SIGKILL')
    await gone.catch(() => {})
    await rm(folder, { recursive: true, force: true })
  }
}
