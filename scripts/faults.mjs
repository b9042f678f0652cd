// npm run faults: processes and databases are killed at random moments of a rush; nothing that was answered is lost.
// FAULTS=rush or FAULTS=power chooses one of the two: three processes on a PostgreSQL server, or one with its own.
import { installDebian } from './debian.mjs'
import { run } from './run.mjs'

const { FAULTS: only } = process.env
let code = 0
if (only !== 'power') code = await run(process.execPath, ['site/bench/faults.mjs'])
if (only !== 'rush') {
  await installDebian(['strace'])
  code = Math.max(code, await run(process.execPath, ['site/bench/power.mjs']))
}
process.exit(code)
