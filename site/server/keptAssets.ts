import { createHash } from 'node:crypto'
import { copyFile, link, mkdir, mkdtemp, readdir, rename, rm, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'

/** How many builds are kept, this one among them. */
const kept = 5

/** Milliseconds after which nobody fills a folder any more. */
const hour = 60 * 60 * 1_000

/** What the folder of a build is called: whatever else lies there is somebody's, neither shown nor removed. */
const named = /^[0-9a-f]{16}$/

/** What a folder that is still being filled is called: a start that was killed leaves one. */
const unfinished = 'new-'

/**
 * Keeps the files of this build for the versions after it, and gives the folders of those before it, the newest first. A
 * page that was opened before an upgrade asks for code by the names of its own build: without them a press on a link
 * would fail until the page is loaded anew.
 *
 * @param assets the folder of this build's files
 * @param folder where builds are kept, each in a folder of its own
 */
export async function keepAssets(assets: string, folder: string, now: Date): Promise<string[]> {
  const files = (await readdir(assets)).sort()
  // Their names say what is in them.
  const own = createHash('sha256').update(files.join('\n')).digest('hex').slice(0, 16)
  await mkdir(folder, { recursive: true })
  if (!(await readdir(folder)).includes(own)) await fill(folder, own, { assets, files })
  // How builds follow one another is when each was started last.
  await utimes(join(folder, own), now, now)
  const { builds, leftOver } = await found(folder, now)
  const before = builds.filter((build) => build !== join(folder, own))
  for (const old of [...before.slice(kept - 1), ...leftOver]) await rm(old, { recursive: true, force: true })
  return before.slice(0, kept - 1)
}

/** The folders of builds, that started last first, and those that nobody fills any more. */
async function found(folder: string, now: Date): Promise<{ builds: string[]; leftOver: string[] }> {
  const names = await readdir(folder)
  const places = await Promise.all(
    names.map(async (name) => {
      const place = join(folder, name)
      // Gone meanwhile: another process cleans up too.
      const at = await stat(place).then(
        ({ mtimeMs }) => mtimeMs,
        () => 0
      )
      return { name, place, at }
    })
  )
  const builds = places.filter(({ name, at }) => at > 0 && named.test(name)).sort((a, b) => b.at - a.at)
  const leftOver = places.filter(({ name, at }) => name.startsWith(unfinished) && at < now.getTime() - hour)
  return { builds: builds.map(({ place }) => place), leftOver: leftOver.map(({ place }) => place) }
}

async function fill(
  folder: string,
  own: string,
  { assets, files }: { assets: string; files: readonly string[] }
): Promise<void> {
  const filling = await mkdtemp(join(folder, unfinished))
  try {
    for (const file of files) await keep(join(assets, file), join(filling, file))
    await rename(filling, join(folder, own))
  } catch (error) {
    await rm(filling, { recursive: true, force: true })
    // Another process of this version was faster.
    if (!(await readdir(folder)).includes(own)) throw error
  }
}

/** A second name for the same file, where the two folders are on one disk. */
async function keep(file: string, place: string): Promise<void> {
  try {
    await link(file, place)
  } catch {
    await copyFile(file, place)
  }
}
