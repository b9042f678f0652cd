import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import lighthouse from 'lighthouse'
import { freePort } from './product.mjs'

const categories = ['performance', 'accessibility', 'best-practices', 'seo']

/** Lighthouse's four scores of a page, 0 to 1, with its mobile preset. */
export async function scores(url, executablePath) {
  const profile = await mkdtemp(join(tmpdir(), 'gallery-lighthouse-'))
  const port = await freePort()
  const chrome = spawn(executablePath, [
    '--headless=new',
    '--no-sandbox',
    '--disable-quic',
    '--no-first-run',
    `--remote-debugging-port=${port}`,
    `--user-data-dir=${profile}`,
    'about:blank',
  ])
  await new Promise((resolve) => {
    chrome.stderr.on('data', (chunk) => String(chunk).includes('DevTools listening') && resolve())
  })
  try {
    const result = await lighthouse(url, { port, onlyCategories: categories, logLevel: 'silent' })
    return categories.map((name) => result?.lhr.categories[name]?.score ?? 0)
  } finally {
    const ended = new Promise((resolve) => chrome.once('exit', resolve))
    chrome.kill()
    await ended
    await rm(profile, { recursive: true, force: true, maxRetries: 5 })
  }
}
