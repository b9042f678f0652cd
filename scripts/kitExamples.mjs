import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chromium } from 'playwright-core'
import { freePort } from '../packages/api/src/testing/freePort.mjs'
import { runQuietly } from './run.mjs'
import { untilItAnswers } from './untilItAnswers.mjs'

/** What is asked of each example: where an exhibition and the list of works are, and how it is started on a port. */
export const examples = [
  {
    name: 'vite',
    exhibition: '/',
    works: '/admin/works/',
    start: (port) => ['vite', 'preview', '--host', '127.0.0.1', '--port', port, '--strictPort'],
  },
  {
    name: 'react-router',
    exhibition: '/exhibitions/tide-tables',
    works: '/admin/works',
    start: () => ['react-router-serve', 'build/server/index.js'],
  },
  {
    name: 'next',
    exhibition: '/exhibitions/tide-tables',
    works: '/admin/works',
    start: (port) => ['next', 'start', '--hostname', '127.0.0.1', '--port', port],
  },
]

/**
 * Each example built, served, and visited: its pages come whole from the server, hydrate without a word, book a place,
 * and search, sort and page a list. Gives the checks one by one.
 *
 * @param folder where the examples are, their packages installed
 */
export async function* kitExamples(folder, chromiumPath) {
  const browser = await chromium.launch({ executablePath: chromiumPath, args: ['--no-sandbox'] })
  try {
    for (const example of examples) {
      const cwd = `${folder}/${example.name}`
      const findings = await build(cwd)
      yield { name: `examples/${example.name} compiles and builds`, findings }
      if (findings.length > 0) continue
      const server = await serve(folder, cwd, example)
      try {
        yield {
          name: `examples/${example.name} comes whole from its server`,
          findings: await fromServer(server.address, example),
        }
        yield {
          name: `examples/${example.name} hydrates, books a place and lists works`,
          findings: await visit(browser, server.address, example),
        }
      } finally {
        await server.close()
      }
    }
  } finally {
    await browser.close()
  }
}

/** As where nothing is set: what compiled the styles in this process has left its own mode behind. */
const env = { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' }

async function build(cwd) {
  const { code, printed } = await runQuietly('npm', ['run', '--silent', 'build'], { cwd, env })
  return code === 0 ? [] : [printed, `The build ended with ${code}.`]
}

async function serve(folder, cwd, { name, start }) {
  const port = await freePort()
  const [command, ...args] = start(String(port))
  const server = spawn(process.execPath, [`${folder}/node_modules/.bin/${command}`, ...args], {
    cwd,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...env, HOST: '127.0.0.1', PORT: String(port) },
  })
  const gone = once(server, 'exit')
  const address = `http://127.0.0.1:${port}`
  const close = async () => {
    server.kill()
    await gone
  }
  if (await untilItAnswers(address, server)) return { address, close }
  await close()
  throw new Error(`examples/${name} was built, but its server does not answer.`)
}

async function fromServer(address, { exhibition, works }) {
  const wanted = [
    [exhibition, 'pegged a sheet to the slipway'],
    [exhibition, 'role="grid"'],
    [works, 'Harbour, from life'],
  ]
  const findings = []
  for (const [path, words] of wanted) {
    const html = await (await fetch(`${address}${path}`)).text()
    if (!html.includes(words)) findings.push(`${path} comes without “${words}”.`)
  }
  return findings
}

async function visit(browser, address, { exhibition, works }) {
  const page = await browser.newPage()
  const findings = []
  page.on('pageerror', (error) => findings.push(error.message))
  page.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type()) || /status of 422/.test(message.text())) return
    findings.push(message.text())
  })
  try {
    await page.goto(`${address}${exhibition}`, { waitUntil: 'networkidle' })
    await bookAPlace(page, findings)
    await page.goto(`${address}${works}`, { waitUntil: 'networkidle' })
    await findWorks(page)
  } catch (error) {
    findings.push(error instanceof Error ? error.message : String(error))
  } finally {
    await page.close()
  }
  return findings
}

async function bookAPlace(page, findings) {
  const row = page.locator('[role=grid] [role=row]').first()
  const display = await row.evaluate((element) => window.getComputedStyle(element).display)
  if (display !== 'grid') findings.push(`The timeline’s rows have no styles: display is ${display}.`)

  const day = { name: /19 November, Tide Tables/ }
  await page.getByRole('link', day).click()
  // Behind the dialog where there is one.
  const opened = page.locator('[role=gridcell][aria-selected=true]')
  await opened.getByRole('link', { ...day, includeHidden: true }).waitFor({ state: 'attached' })
  await page.getByRole('button', { name: /14:00/ }).click()
  await page.getByLabel('E-mail').fill('ines@visitor.example')
  // First without a name, which the server refuses: with 422, of which the browser tells the console.
  await page.getByRole('button', { name: 'Book', exact: true }).click()
  await page.getByText('Say your name.').first().waitFor()
  await page.getByLabel('First name').fill('Ines')
  await page.getByRole('button', { name: 'Book', exact: true }).click()
  await page.getByText('Your place is booked').first().waitFor()
}

async function findWorks(page) {
  const first = page.getByRole('row').nth(1)
  await page.getByRole('link', { name: 'Next', exact: true }).click()
  await page.getByRole('link', { name: 'Page 1' }).waitFor()
  await page.getByRole('button', { name: 'Year' }).click()
  await first.getByText('Rain gauge').waitFor()
  await page.getByRole('searchbox').fill('harbour')
  await page.getByRole('searchbox').press('Enter')
  await page.getByText('2 found').waitFor()
  await page.getByRole('row', { name: /Harbour, from memory/ }).waitFor()
}
