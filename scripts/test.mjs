// npm test: everything that can be checked, and one line that counts it.
// `npm test -- lint api` runs only the steps whose names contain one of the words.
import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { browser } from './browser.mjs'
import { build } from './build.mjs'
import { install } from './install.mjs'
import { root, run, tool } from './run.mjs'
import { say } from './say.mjs'

await install()
const env = { CHROMIUM_PATH: await browser(), DATABASE_URL: '', SMTP_URL: '', CI: 'true' }
const reports = mkdtempSync(join(tmpdir(), 'gallery-test-'))
const totals = { passed: 0, failed: 0, skipped: 0 }

const steps = [
  { name: 'lint', go: () => check('biome', ['check', '--error-on-warnings', '.']) },
  { name: 'unused', go: () => check('knip', []) },
  { name: 'types', go: () => check('tsc', ['--noEmit']) },
  { name: 'unit', go: () => vitest('unit') },
  { name: 'api-pglite', go: () => vitest('api-pglite') },
  { name: 'api-postgres', go: () => vitest('api-postgres') },
  { name: 'stories', go: () => vitest('stories-*') },
  { name: 'storybook', go: () => check('storybook', ['build', '--quiet', '--disable-telemetry']) },
  { name: 'package', go: kitPackage },
  { name: 'e2e', go: playwright },
]

const words = process.argv.slice(2)
for (const { name, go } of steps) {
  if (words.length > 0 && !words.some((word) => name.includes(word))) continue
  say(name)
  const counts = await go()
  for (const key of Object.keys(totals)) totals[key] += counts[key] ?? 0
  say(`${name}: ${counts.passed} passed, ${counts.failed} failed`)
}

const skipped = totals.skipped > 0 ? `, ${totals.skipped} skipped` : ''
process.stdout.write(`\n${totals.passed} passed, ${totals.failed} failed${skipped}\n`)
process.exit(totals.failed > 0 || totals.passed === 0 ? 1 : 0)

async function check(name, args) {
  const code = await run(tool(name), args, { env })
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

async function vitest(project) {
  const file = join(reports, `${project.replace('*', 'all')}.json`)
  const args = ['run', '--project', project, '--reporter=dot', '--reporter=json', `--outputFile.json=${file}`]
  const code = await run(tool('vitest'), args, { env })
  const report = read(file)
  const failed = report?.numFailedTests ?? 0
  return {
    passed: report?.numPassedTests ?? 0,
    // A file that does not even load, or a run that ends badly, has no failed test in its report.
    failed: code !== 0 ? Math.max(failed, 1) : failed,
    skipped: report?.numPendingTests ?? 0,
  }
}

async function kitPackage() {
  // Loaded late: what it stands on is not there before the packages are installed.
  const { checkKitPackage } = await import('./kitPackage.mjs')
  return checkKitPackage(env.CHROMIUM_PATH)
}

async function playwright() {
  await build()
  const file = join(reports, 'e2e.json')
  const args = ['test', '--config', 'site/e2e/playwright.config.ts']
  const code = await run(`${root}/site/node_modules/.bin/playwright`, args, {
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: file },
  })
  const stats = read(file)?.stats
  const failed = stats?.unexpected ?? 0
  return {
    passed: (stats?.expected ?? 0) + (stats?.flaky ?? 0),
    failed: code !== 0 ? Math.max(failed, 1) : failed,
    skipped: stats?.skipped ?? 0,
  }
}

function read(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}
