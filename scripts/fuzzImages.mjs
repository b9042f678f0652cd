// npm run fuzz:images: odd, huge, broken and disguised files to a server of its own, and the most memory that it took.
// FUZZ_FILES and FUZZ_SEED change how many broken ones and which; a few of them are in `npm test`.
import { build } from './build.mjs'
import { install } from './install.mjs'
import { run } from './run.mjs'

await install()
await build()
process.exit(await run(process.execPath, ['site/bench/images.mjs']))
