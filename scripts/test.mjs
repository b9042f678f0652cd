// npm test: everything that can be checked; at the end what failed, and one line that counts it all.
// `npm test -- lint api` runs only the steps whose names contain one of the words, `npm test -- changed` what the changes
// that are not committed can reach.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { browser, missingForBrowser } from './browser.mjs'
import { build } from './build.mjs'
import { installDebian } from './debian.mjs'
import { install } from './install.mjs'
import { missingForNginx, nginx } from './nginx.mjs'
import { root, run, runQuietly, tool } from './run.mjs'
import { say } from './say.mjs'
import { missingForScanner, scanner } from './scanner.mjs'
import { playwrightCounts, vitestCounts } from './testReports.mjs'

// The system's packages come while those of the lockfile do.
const system = installDebian([...(await missingForBrowser()), ...missingForScanner(), ...missingForNginx()])
await Promise.all([install(), system])
await nginx()
const env = {
  CHROMIUM_PATH: await browser(),
  CLAMD_PATH: await scanner(),
  DATABASE_URL: '',
  SMTP_URL: '',
  CI: 'true',
}
const reports = mkdtempSync(join(tmpdir(), 'gallery-test-'))
process.once('exit', () => rmSync(reports, { recursive: true, force: true }))
const totals = { passed: 0, failed: 0, skipped: 0, flaky: 0 }
const failures = []
/** How a line of the list of failures begins, also where one process reads it from another. */
const failure = '✗ '

// Those that are `aside` keep one core busy; they run one after the other beside the steps that come first. Where a
// browser has to keep up with a test, nothing else runs.
const steps = [
  { name: 'lint', aside: true, go: () => check(tool('biome'), ['check', '--error-on-warnings', '.']) },
  { name: 'unused', aside: true, go: () => check(tool('knip'), []) },
  { name: 'types', aside: true, go: () => check('npm', ['run', '--silent', 'types']) },
  {
    name: 'storybook',
    aside: true,
    go: () => check(tool('storybook'), ['build', '--quiet', '--disable-telemetry']),
  },
  { name: 'package', aside: true, go: kitPackage },
  { name: 'build', aside: true, go: () => build().then(() => ({ passed: 1, failed: 0 })) },
  { name: 'api-pglite', go: () => vitest(['api-pglite']) },
  { name: 'api-postgres', go: () => vitest(['api-postgres']) },
  { name: 'unit', go: () => vitest(['unit*']) },
  { name: 'stories', alone: true, go: () => vitest(['stories-*']) },
  { name: 'e2e', alone: true, go: () => playwright() },
  { name: 'speed', alone: true, go: speed },
]

/** What is worth knowing before a commit: the quick checks, and the tests that stand on a changed file. */
const changed = [
  ...steps.filter(({ name }) => ['lint', 'unused', 'types'].includes(name)),
  // The server is told all that PGlite is; CI asks both.
  {
    name: 'tests',
    go: () => vitest(['unit*', 'api-postgres', 'stories-*'], ['--changed', '--passWithNoTests']),
  },
  // What a test in a browser reaches, it reaches over the network: only those that are changed themselves are known.
  { name: 'e2e', go: () => playwright(['--only-changed', '--pass-with-no-tests']), under: 'site/e2e' },
]

const words = process.argv.slice(2)
if (words.includes('changed')) {
  for (const step of changed) if (step.under === undefined || hasChanges(step.under)) await take(step)
} else if (words.length > 0) {
  for (const step of steps) if (words.some((word) => step.name.includes(word))) await take(step)
} else {
  const those = steps.filter((step) => step.aside)
  say(`${those.map(({ name }) => name).join(', ')}: run beside what follows and are printed after it`)
  const aside = takeAside(those)
  for (const step of steps.filter((step) => !step.aside && !step.alone)) await take(step)
  const { printed, counts } = await aside
  process.stdout.write(printed)
  add(counts)
  for (const step of steps.filter((step) => step.alone)) await take(step)
}

process.stdout.write(`\n${[...failures.map((line) => failure + line), told(totals)].join('\n')}\n`)
process.exit(totals.failed > 0 || totals.passed === 0 ? 1 : 0)

async function take({ name, go }) {
  say(name)
  const began = performance.now()
  const counts = await go()
  const seconds = Math.round((performance.now() - began) / 1000)
  add(counts)
  const { failed, failures: named = [] } = counts
  failures.push(...named.map((line) => `${name}: ${line}`))
  if (failed > 0 && named.length === 0) failures.push(`${name}: see what it printed above`)
  say(`${name}: ${told(counts)}, ${seconds} s`)
}

function told({ passed, failed, skipped = 0, flaky = 0 }) {
  const more = [skipped > 0 ? `, ${skipped} skipped` : '', flaky > 0 ? `, ${flaky} flaky` : '']
  return `${passed} passed, ${failed} failed${more.join('')}`
}

function add(counts) {
  for (const key of Object.keys(totals)) totals[key] += counts[key] ?? 0
}

/** Takes steps in a process of their own, whose output is kept: what it printed and, by its last line, what it counted. */
async function takeAside(those) {
  const self = fileURLToPath(import.meta.url)
  const { code, printed } = await runQuietly(process.execPath, [self, ...those.map(({ name }) => name)])
  const [line, passed, failed] = /\n(\d+) passed, (\d+) failed\n$/.exec(printed) ?? []
  if (line === undefined) return { printed, counts: { failed: 1 } }
  const counts = { passed: Number(passed), failed: code === 0 ? 0 : Math.max(Number(failed), 1) }
  // Its list of failures is moved to the end of ours.
  const own = printed.slice(0, -line.length).split('\n')
  failures.push(...own.filter((text) => text.startsWith(failure)).map((text) => text.slice(failure.length)))
  return { printed: `${own.filter((text) => !text.startsWith(failure)).join('\n')}\n`, counts }
}

async function check(command, args) {
  const code = await run(command, args, { env })
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

async function vitest(projects, more = []) {
  const file = join(reports, `${projects.join('-').replaceAll('*', 'all')}.json`)
  const chosen = projects.flatMap((project) => ['--project', project])
  const args = ['run', ...chosen, '--reporter=dot', '--reporter=json', `--outputFile.json=${file}`, ...more]
  const code = await run(tool('vitest'), args, { env })
  return ended(code, vitestCounts(file))
}

/** Whether anything in a folder differs from the last commit. */
function hasChanges(folder) {
  const args = ['status', '--porcelain', '--', folder]
  return execFileSync('git', args, { cwd: root, encoding: 'utf8' }) !== ''
}

async function kitPackage() {
  // Loaded late: what it stands on is not there before the packages are installed.
  const { checkKitPackage } = await import('./kitPackage.mjs')
  return checkKitPackage(env.CHROMIUM_PATH)
}

async function playwright(more = []) {
  await build()
  const file = join(reports, 'e2e.json')
  const args = ['test', '--config', 'site/e2e/playwright.config.ts', ...more]
  const code = await run(`${root}/site/node_modules/.bin/playwright`, args, {
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: file },
  })
  return ended(code, playwrightCounts(file))
}

/** What is made for one person alone, beside the least that it takes. */
async function speed() {
  await build()
  const { code, printed } = await runQuietly(process.execPath, ['site/bench/speed.mjs'], { env })
  process.stdout.write(printed)
  const [, passed = 0, failed = 0] = /\n(\d+) passed, (\d+) failed\n$/.exec(printed) ?? []
  const failures = printed.split('\n').filter((line) => line.startsWith(failure))
  const named = failures.map((line) => line.slice(failure.length))
  return ended(code, { passed: Number(passed), failed: Number(failed), failures: named })
}

/** A file that does not even load, or a run that ends badly, may have no failed test in its report. */
function ended(code, counts) {
  return code === 0 ? counts : { ...counts, failed: Math.max(counts.failed, 1) }
}
