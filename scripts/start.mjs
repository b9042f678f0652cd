// npm start: installs what is missing, builds what is stale, fills a new database with the demo, serves.
import { spawn } from 'node:child_process'
import { build } from './build.mjs'
import { demoSignIn, loadDemo } from './demo.mjs'
import { install } from './install.mjs'
import { root } from './run.mjs'

await install()
await build()
await loadDemo()
demoSignIn()

const server = spawn(process.execPath, ['site/dist/server/main.js'], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, NODE_ENV: 'production' },
})
// The server finishes what it has in hand before it ends; this process only passes the wish on and waits.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal))
server.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)))
