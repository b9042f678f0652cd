// The site from its sources, with hot reload, on the one port of the product's server.
// The server's own files are read once: restart after a change in packages/api or site/server.
import { createServer as createHttpServer } from 'node:http'
import { fileURLToPath } from 'node:url'
import { createServer } from 'vite'

const upgrades = createHttpServer()
const vite = await createServer({
  configFile: fileURLToPath(new URL('../vite.config.ts', import.meta.url)),
  server: { middlewareMode: true, hmr: { server: upgrades } },
})
const { startDevelopment } = await vite.ssrLoadModule('/server/dev.ts')
startDevelopment(vite, upgrades)
