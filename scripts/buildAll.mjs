// npm run build: installs what is missing and builds what is stale, for who starts the server in their own way.
import { build } from './build.mjs'
import { install } from './install.mjs'

await install()
await build()
