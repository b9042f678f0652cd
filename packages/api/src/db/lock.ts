import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import { dirname, join } from 'node:path'
import { refuseForeign } from '../foreignFolder.ts'

/** Another process holds the folder. */
export class FolderInUse extends Error {
  constructor(folder: string, pid: string) {
    super(
      `The embedded database in ${folder} is in use by process ${pid}. Only one process may open it: ` +
        'stop that one, choose another folder with GALLERY_DATA, or use a PostgreSQL server with DATABASE_URL.'
    )
    this.name = 'FolderInUse'
  }
}

/** Seconds between signs of life, and the silence after which a holder on another machine counts as dead. */
const beatSeconds = 5
const silenceSeconds = 20

/**
 * Makes this process the only one that opens the gallery's own database in a folder: two would corrupt it.
 *
 * Each process that wants in puts down a file of its own, named after itself, and only then looks at the others'. So of
 * two that come together at least one sees the other; whoever sees a living one takes its own file back and is refused.
 * Files of the dead (after a SIGKILL) are swept away: their names are never used again, so nobody's live file can be
 * hit. On this machine the system says who lives; of another machine or container, which sees the folder through a
 * shared disk, the file's time tells, renewed every few seconds.
 *
 * @returns gives the folder free again
 * @throws FolderInUse when a living process holds the folder, ForeignFolder when it is another user's
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const own = `lock-${process.pid}-${crypto.randomUUID()}`
  const file = join(folder, own)
  await putDown(folder, file).catch(refuseForeign(folder, dirname(folder)))
  for (const name of await readdir(folder)) {
    if (!/^lock-\d+-[\w-]+$/.test(name) || name === own) continue
    const holder = join(folder, name)
    if (await isHeld(folder, holder)) {
      await rm(file, { force: true })
      throw new FolderInUse(folder, name.split('-')[1] ?? '')
    }
    await rm(holder, { force: true })
  }
  const beat = setInterval(() => utimes(file, new Date(), new Date()).catch(() => {}), beatSeconds * 1_000)
  beat.unref()
  return async () => {
    clearInterval(beat)
    await rm(file, { force: true })
  }
}

async function putDown(folder: string, file: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  await writeFile(`${file}.new`, JSON.stringify(await identity(folder)))
  await rename(`${file}.new`, file)
}

type Identity = { host: string; start: string; folder: number }

/**
 * Which machine, and which process of that number: numbers are given again, moments of start are not. And which folder:
 * in a copy of one that is in use lies the sign of whoever uses the first.
 */
async function identity(folder: string): Promise<Identity> {
  return { host: hostname(), start: await startOf(process.pid), folder: (await stat(folder)).ino }
}

/** Linux tells when a process began (ticks since boot, field 22); elsewhere the number alone must do. */
async function startOf(pid: number): Promise<string> {
  try {
    const fields = await readFile(`/proc/${pid}/stat`, 'utf8')
    return fields.slice(fields.lastIndexOf(')') + 2).split(' ')[19] ?? ''
  } catch {
    return ''
  }
}

async function isHeld(folder: string, file: string): Promise<boolean> {
  const pid = Number(/lock-(\d+)-/.exec(file)?.[1])
  try {
    const holder: Partial<Identity> = JSON.parse(await readFile(file, 'utf8'))
    if (holder.host !== hostname()) {
      return Date.now() - (await stat(file)).mtimeMs < silenceSeconds * 1_000
    }
    if (holder.folder !== undefined && holder.folder !== (await stat(folder)).ino) return false
    return isRunning(pid) && holder.start === (await startOf(pid))
  } catch {
    // Taken back between the listing and this look, or cut short by a power cut: nobody's.
    return false
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
