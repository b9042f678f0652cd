import type { Server } from 'node:http'
import { fileURLToPath } from 'node:url'
import { build, type ViteDevServer } from 'vite'
import type { findRoute, knownAddress, renderPage } from '../src/entry-server.tsx'
import { serveEmbed } from './embed.ts'
import { serveFinding } from './finding.ts'
import { servePageCode } from './pageCode.ts'
import { servePages } from './render.ts'
import { start } from './serve.ts'

/**
 * Serves the site from its sources: the same server, with Vite in front of the pages. Vite's websocket hangs on
 * `upgrades`, a server that never listens; what arrives on ours is passed on to it, so that everything is one port.
 */
export function startDevelopment(vite: ViteDevServer, upgrades: Server): void {
  start(async (app) => {
    app.server.on('upgrade', (request, socket, head) => upgrades.emit('upgrade', request, socket, head))
    app.addHook('onClose', () => vite.close())
    app.addHook('onRequest', (request, reply, next) => {
      vite.middlewares(request.raw, reply.raw, next)
    })
    serveFinding(app)
    const find = async () => {
      const pages = await vite.ssrLoadModule('/src/entry-server.tsx')
      const found: typeof findRoute = pages.findRoute
      return found
    }
    servePageCode(app, find)
    serveEmbed(app, builtEmbed)
    servePages(app, {
      renderPage: async () => {
        const pages = await vite.ssrLoadModule('/src/entry-server.tsx')
        const render: typeof renderPage = pages.renderPage
        return render
      },
      findRoute: find,
      knownAddress: async () => {
        const pages = await vite.ssrLoadModule('/src/entry-server.tsx')
        const known: typeof knownAddress = pages.knownAddress
        return known
      },
      assets: () => ({
        styles: stylesOf(vite),
        fonts: [],
        script: '/src/entry-client.tsx',
        modules: [],
      }),
      finish: (url, html) => vite.transformIndexHtml(url, html),
      strict: false,
    })
  })
}

/** The stylesheets that the pages have imported so far, so that a page is styled before its scripts run. */
function stylesOf(vite: ViteDevServer): string[] {
  return [...vite.environments.ssr.moduleGraph.urlToModuleMap.keys()].filter((url) =>
    /\.css(?:\?|$)/.test(url)
  )
}

/** The script that other sites load, of the sources as they are: it comes in one piece, as modules do not. */
async function builtEmbed(): Promise<string> {
  const configFile = fileURLToPath(new URL('../vite/embed.config.ts', import.meta.url))
  const built = await build({ configFile, build: { write: false } })
  const [chunk] = [built].flat().flatMap((each) => ('output' in each ? each.output : []))
  return chunk?.type === 'chunk' ? chunk.code : ''
}
