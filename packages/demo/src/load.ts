import { openDatabase, openStorage, readEnv } from '@gallery/api'
import { loadDemo, NotEmpty } from './loadDemo.ts'

/**
 * `node packages/demo/dist/load.js`: loads the demo into the database and storage that the environment names, says
 * what came in and ends. Its exit code is 1 when there are events already, with nothing changed.
 */
const env = readEnv(process.env)
const database = await openDatabase(env)
try {
  const storage = await openStorage(env)
  const loaded = await loadDemo({ database, storage, env, clock: () => new Date() })
  process.stdout.write(
    `The demo gallery is loaded: ${loaded.events} events with ${loaded.slots} slots and ${loaded.bookings} bookings, ` +
      `${loaded.artists} artists, ${loaded.works} works, ${loaded.archives} archives with ${loaded.items} items, ` +
      `${loaded.slides} slides, ${loaded.pictures} pictures.\n` +
      `Sign in as ${loaded.superUser} to see what the gallery sees.\n`
  )
} catch (error) {
  if (!(error instanceof NotEmpty)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
} finally {
  await database.close()
}
