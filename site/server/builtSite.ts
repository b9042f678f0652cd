import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import type { findRoute, knownAddress, renderPage } from '../src/entry-server.tsx'
import { readAssets } from './assets.ts'
import { serveEmbed } from './embed.ts'
import { serveFinding } from './finding.ts'
import { keepAssets } from './keptAssets.ts'
import { servePageCode } from './pageCode.ts'
import { servePages } from './render.ts'

const day = 24 * 60 * 60 * 1000
/** Files of `public/`, each at an address of its own. */
const plainFiles = ['favicon.ico', 'favicon.svg', 'apple-touch-icon.png', 'icon-192.png', 'icon-512.png']

/** Serves the built site: its files, which never change under one name, and its pages. */
export async function serveBuiltSite(app: FastifyInstance): Promise<void> {
  const client = fileURLToPath(new URL('../client', import.meta.url))
  const assets = join(client, 'assets')
  await app.register(fastifyStatic, {
    root: [assets, ...(await keptBefore(app, assets))],
    prefix: '/assets/',
    preCompressed: true,
    immutable: true,
    maxAge: 365 * day,
  })
  for (const file of plainFiles) {
    app.get(`/${file}`, { schema: { hide: true } }, (_request, reply) =>
      reply.sendFile(file, client, { maxAge: day, immutable: false })
    )
  }
  // Not kept: what a browser runs in its background is to be the newest.
  app.get('/door-worker.js', { schema: { hide: true } }, (_request, reply) =>
    reply.sendFile('door-worker.js', client, { maxAge: 0, immutable: false })
  )
  serveFinding(app)
  const embed = await readFile(fileURLToPath(new URL('../embed/embed.js', import.meta.url)), 'utf8')
  serveEmbed(app, async () => embed)
  const built = await readAssets(client)
  // Built by Vite, beside this file and not into it: it holds the kit's class names and React's production build.
  const pages: {
    renderPage: typeof renderPage
    findRoute: typeof findRoute
    knownAddress: typeof knownAddress
  } = await import(new URL('entry-server.js', import.meta.url).href)
  const find = async () => pages.findRoute
  servePageCode(app, find)
  servePages(app, {
    renderPage: async () => pages.renderPage,
    findRoute: find,
    knownAddress: async () => pages.knownAddress,
    ...built,
  })
}

/** The folders of the builds before this one. Without them the site is whole, but for pages that were opened before it. */
async function keptBefore(app: FastifyInstance, assets: string): Promise<string[]> {
  try {
    return await keepAssets(assets, join(app.env.GALLERY_DATA, 'builds'), app.clock())
  } catch (error) {
    app.log.warn(
      error,
      'The files of this build could not be kept for pages that are open at the next upgrade'
    )
    return []
  }
}
