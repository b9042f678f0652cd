// npm run rush: ten thousand attempts to book a few places at once, on three processes and one PostgreSQL behind nginx.
import { build } from './build.mjs'
import { install } from './install.mjs'
import { run } from './run.mjs'

await install()
await build()
process.exit(await run(process.execPath, ['site/bench/rush.mjs']))
