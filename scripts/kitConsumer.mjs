import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { chromium } from 'playwright-core'
import { runnerImport } from 'vite'
import { kitLayers } from './kitLayers.mjs'
import { root, run } from './run.mjs'

/**
 * The life of a developer who finds the kit in the registry: a fresh Vite app outside of this workspace installs the
 * tarball with npm, compiles the README's samples, is built, opened in Chromium, and rendered on a server. Gives the
 * checks one by one.
 */
export async function* kitConsumer(tarball, chromiumPath) {
  const app = mkdtempSync(join(tmpdir(), 'gallery-consumer-'))
  try {
    cpSync(`${root}/packages/ui/consumer`, app, { recursive: true })
    await install(app, tarball)
    yield { name: 'the public parts bring no package of the panel', findings: broughtAlong(app) }
    await install(app, ...panelPackages())
    yield { name: 'the README’s samples and a fresh app compile', findings: await compile(app) }
    yield { name: 'a fresh app builds', findings: await build(app) }
    yield { name: 'it works in Chromium', findings: await visit(app, chromiumPath, '/') }
    yield { name: 'a server renders it and it hydrates', findings: await visit(app, chromiumPath, '/server') }
    yield* kitLayers(app, chromiumPath)
  } finally {
    rmSync(app, { recursive: true, force: true })
  }
}

async function install(app, ...packages) {
  const quiet = ['--no-audit', '--no-fund', '--prefer-offline', '--loglevel', 'error']
  if ((await run('npm', ['install', ...packages, ...quiet], { cwd: app })) === 0) return
  throw new Error(
    'npm could not install the kit in a fresh app: the lines above say why; it needs the registry.'
  )
}

/** What the README says to install for the panel's parts. */
function panelPackages() {
  const [, list = ''] = /npm install ((?:@dnd-kit\/|@tiptap\/)[^\n]+)/.exec(readme()) ?? []
  return list.split(' ')
}

/** The packages of the panel that are there though nobody has asked for them. */
function broughtAlong(app) {
  const { peerDependenciesMeta } = JSON.parse(
    readFileSync(`${app}/node_modules/@gallery/ui/package.json`, 'utf8')
  )
  const optional = Object.keys(peerDependenciesMeta)
  const told = panelPackages()
  return [
    ...optional.filter((name) => existsSync(`${app}/node_modules/${name}`)).map((name) => `${name} came.`),
    ...optional.filter((name) => !told.includes(name)).map((name) => `The README does not name ${name}.`),
  ]
}

async function compile(app) {
  await writeSamples(app)
  const code = await run(process.execPath, [`${root}/node_modules/typescript/bin/tsc`], { cwd: app })
  return code === 0 ? [] : [`tsc ended with ${code}.`]
}

/** Every `tsx` block of the README becomes a module, and so does all code that the documentation gives away. */
async function writeSamples(app) {
  mkdirSync(`${app}/samples`)
  for (const [place, [, code = '']] of [...readme().matchAll(/```tsx\n(.*?)```/gs)].entries()) {
    writeFileSync(`${app}/samples/sample-${place + 1}.tsx`, code)
  }
  const { module } = await runnerImport(`${root}/.storybook/readSamples.ts`, { configFile: false, root })
  for (const { name, code } of await module.readSamples()) writeFileSync(`${app}/samples/${name}.tsx`, code)
}

function readme() {
  return readFileSync(`${root}/packages/ui/README.md`, 'utf8')
}

async function build(app) {
  // As where nothing is set: what compiled the styles in this process has left its own mode behind.
  const code = await run('npm', ['run', '--silent', 'build'], { cwd: app, env: { NODE_ENV: 'production' } })
  return code === 0 ? [] : [`vite build ended with ${code}.`]
}

/** Opens a page, books a slot on another day, and gives what went wrong. */
async function visit(app, executablePath, path) {
  const server = await serve(app)
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
  try {
    const page = await browser.newPage()
    const findings = []
    page.on('pageerror', (error) => findings.push(error.message))
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') findings.push(message.text())
    })
    await page.goto(`${server.address}${path}`, { waitUntil: 'networkidle' })
    await page
      .getByRole('link', { name: /20 de noviembre/ })
      .first()
      .click()
    await page.getByRole('button', { name: /16:00/ }).click()
    await page.getByText('Reservaste 2026-11-20 16:00').waitFor()
    const taken = page.getByText('Ocupado').first()
    await taken.waitFor()
    const row = page.locator('[role=grid] [role=row]').first()
    const display = await row.evaluate((element) => window.getComputedStyle(element).display)
    if (display !== 'grid') findings.push(`The timeline’s rows have no styles: display is ${display}.`)
    return findings
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)]
  } finally {
    await browser.close()
    server.close()
  }
}

const types = { '.js': 'text/javascript', '.css': 'text/css', '.woff2': 'font/woff2', '.html': 'text/html' }

/** The built app at `/`, the same rendered on the server at `/server`. */
async function serve(app) {
  const html = readFileSync(`${app}/dist/index.html`, 'utf8')
  const { render } = await import(pathToFileURL(`${app}/dist-server/entry-server.js`).href)
  const body = render()
  if (!body.includes('16:00 - 16:45')) throw new Error('The server’s HTML has no slots.')
  const pages = { '/': html, '/server': html.replace('<!--app-->', body) }
  const server = createServer(({ url = '/' }, response) => {
    const file = pages[url] ?? readFileSync(join(app, 'dist', url))
    response.setHeader('Content-Type', types[extname(url) || '.html'] ?? 'application/octet-stream')
    response.end(file)
  })
  await new Promise((listening) => server.listen(0, '127.0.0.1', listening))
  return { address: `http://127.0.0.1:${server.address().port}`, close: () => server.close() }
}
