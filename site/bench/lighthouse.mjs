import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import lighthouse from 'lighthouse'
import { freePort } from '../../packages/api/src/testing/freePort.mjs'

export const categories = ['performance', 'accessibility', 'best-practices', 'seo']

/** A browser for Lighthouse. End it with `stop`. */
export async function openLighthouse(executablePath) {
  const profile = await mkdtemp(join(tmpdir(), 'gallery-lighthouse-'))
  const port = await freePort()
  const chrome = spawn(
    executablePath,
    [
      '--headless=new',
      '--no-sandbox',
      '--disable-quic',
      '--no-first-run',
      `--remote-debugging-port=${port}`,
      `--user-data-dir=${profile}`,
      'about:blank',
    ],
    { stdio: ['ignore', 'ignore', 'pipe'] }
  )
  await new Promise((resolve) => {
    chrome.stderr.on('data', (chunk) => String(chunk).includes('DevTools listening') && resolve())
  })
  return {
    visit: (url) => visit(url, port),
    stop: async () => {
      const ended = new Promise((resolve) => chrome.once('exit', resolve))
      chrome.kill()
      await ended
      await rm(profile, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

/** Lighthouse's four scores of a page, 0 to 100, with its mobile preset, and the names of the checks that failed. */
async function visit(url, port) {
  const result = await lighthouse(url, { port, onlyCategories: categories, logLevel: 'silent' })
  const { lhr } = result ?? {}
  if (!lhr || lhr.runtimeError)
    throw new Error(`Lighthouse could not look at ${url}: ${lhr?.runtimeError?.message}`)
  const failed = categories
    .slice(1)
    .flatMap((name) =>
      lhr.categories[name].auditRefs
        .filter(({ id, weight }) => weight > 0 && (lhr.audits[id].score ?? 1) < 1)
        .map(({ id }) => id)
    )
  return { scores: categories.map((name) => Math.round((lhr.categories[name].score ?? 0) * 100)), failed }
}
