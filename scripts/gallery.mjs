// npm run gallery -- <command>: users, backups, mail. Installs what is missing, builds what is stale, runs the command.
import { build } from './build.mjs'
import { install } from './install.mjs'
import { run } from './run.mjs'

await install()
await build(['packages/api'])
const code = await run(process.execPath, ['packages/api/bin/gallery.mjs', ...process.argv.slice(2)])
process.exit(code)
