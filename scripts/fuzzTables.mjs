// npm run fuzz:tables: tables that were made to harm, or harmed, to a server of its own; its memory, and whether it answers.
// FUZZ_FILES and FUZZ_SEED change how many broken ones and which; a few of them are in `npm test`.
import { build } from './build.mjs'
import { install } from './install.mjs'
import { run } from './run.mjs'

await install()
await build()
process.exit(await run(process.execPath, ['site/bench/tables.mjs']))
