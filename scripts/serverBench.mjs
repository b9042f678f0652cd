// npm run bench:server: what the built server answers a second, beside bare servers in the same run.
import { build } from './build.mjs'
import { install } from './install.mjs'
import { run } from './run.mjs'

await install()
await build()
process.exit(await run(process.execPath, ['site/bench/server.mjs']))
