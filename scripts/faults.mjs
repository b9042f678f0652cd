// npm run faults: processes and the database are killed at random moments of a rush; nothing that was answered is lost.
import { build } from './build.mjs'
import { install } from './install.mjs'
import { run } from './run.mjs'

await install()
await build()
process.exit(await run(process.execPath, ['site/bench/faults.mjs']))
