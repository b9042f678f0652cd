import { checkBackup } from '../../backup/checkBackup.ts'
import { verifyBackup } from '../../backup/readBackup.ts'
import { openTrial } from '../../db/trial.ts'
import { Asked, type Said } from './messages.ts'

/** Checks the backup that it is asked about, as the main file of a process of its own: see `startCheck`. */
process.once('message', (asked) => {
  check(Asked.parse(asked)).then(
    () => say({ wrong: null }),
    (error: unknown) => say({ wrong: error instanceof Error ? error.message : String(error) })
  )
})
// Nobody waits for an answer any more.
process.on('disconnect', () => process.exit())
// A terminal sends its signals to every process; whoever started this one ends it.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {})

async function check({ file, folder, migrations }: Asked): Promise<void> {
  // Before a database is made for nothing.
  const whole = await verifyBackup(file)
  const database = await openTrial(folder, migrations)
  try {
    await checkBackup(database.db, whole)
  } finally {
    await database.close()
  }
}

function say(said: Said): void {
  process.send?.(said)
}
