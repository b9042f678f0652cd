// npm run bench:own: the two databases that a gallery can run itself, side by side.
import { build } from './build.mjs'
import { install } from './install.mjs'
import { run } from './run.mjs'

await install()
await build()
process.exit(await run(process.execPath, ['site/bench/ownDatabases.mjs']))
