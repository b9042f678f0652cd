import { lstat, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fp from 'fastify-plugin'

/** What the folder of a file that arrives is called, before what makes its name its own. */
export const uploadPrefix = 'gallery-upload-'

/** Milliseconds after which no request is under way any more that a folder could belong to. */
const abandoned = 24 * 60 * 60_000

/** Removes at the start what processes that were killed had received, see {@link removeLeftUploads}. */
export const leftUploadsPlugin = fp<{ work: boolean }>(async (app, { work }) => {
  if (!work) return
  app.addHook('onReady', async () => {
    await removeLeftUploads(tmpdir()).catch((error: unknown) =>
      app.log.warn({ err: error }, 'What is left of uploads could not be removed from the temporary folder')
    )
  })
})

/**
 * Removes uploads that arrived a day ago or longer: a request that ends takes its own along, and a process that was killed
 * none. Those of another user of the machine are not ours, and several processes may do it at once.
 */
async function removeLeftUploads(folder: string): Promise<void> {
  const names = (await readdir(folder)).filter((name) => name.startsWith(uploadPrefix))
  for (const name of names) {
    const path = join(folder, name)
    const found = await lstat(path).catch(() => null)
    if (!found?.isDirectory() || found.uid !== process.getuid?.()) continue
    // By the files' own clock.
    if (Date.now() - found.mtimeMs > abandoned) await rm(path, { recursive: true, force: true })
  }
}
