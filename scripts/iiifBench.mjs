// npm run bench:iiif: a viewer's opening of a large painting, beside the same tiles as plain files.
import { build } from './build.mjs'
import { install } from './install.mjs'
import { run } from './run.mjs'

await install()
await build()
process.exit(await run(process.execPath, ['site/bench/iiif.mjs']))
