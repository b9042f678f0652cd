import { readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import pixelmatch from 'pixelmatch'
import { chromium } from 'playwright-core'
import { PNG } from 'pngjs'
import { root } from './run.mjs'
import { serveFolder } from './serveFolder.mjs'

const widths = JSON.parse(readFileSync(`${root}/.storybook/widths.json`, 'utf8'))
const themes = ['light', 'dark']

/** Pages at work at the same time; each takes about 150 MB. */
const atOnce = Math.min(4, availableParallelism())

/**
 * Takes a picture of every story of two Storybooks at each width in both themes, and keeps those that differ in
 * `pictures`, with a third one that marks where.
 *
 * @param {{ before: string, now: string, stories: [object[], object[]], pictures: string, executablePath: string }} job
 *   the folders of the two Storybooks, the stories of each, where pictures go, the browser
 */
export async function compareStories({ before, now, stories: [old, current], pictures, executablePath }) {
  const known = new Set(old.map(({ id }) => id))
  const kept = new Set(current.map(({ id }) => id))
  const shared = current.filter(({ id }) => known.has(id))
  const shots = shared.flatMap((story) =>
    themes.flatMap((theme) => widths.map((width) => ({ story, theme, width })))
  )
  const servers = await Promise.all([before, now].map(serveFolder))
  const chrome = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--force-color-profile=srgb'],
  })
  const differing = []
  const queue = [...shots.entries()]
  try {
    await Promise.all(
      Array.from({ length: atOnce }, async () => {
        const page = await (await chrome.newContext({ reducedMotion: 'reduce', locale: 'es-AR' })).newPage()
        for (let next = queue.shift(); next; next = queue.shift()) {
          const [index, shot] = next
          const [one, other] = [
            await picture(page, servers[0].url, shot),
            await picture(page, servers[1].url, shot),
          ]
          const share = one.equals(other) ? 0 : difference(one, other, join(pictures, `${index}`))
          if (share > 0) differing.push({ ...shot, share, name: `${index}` })
          if ((index + 1) % 100 === 0) process.stdout.write(`  ${index + 1} of ${shots.length}\n`)
        }
      })
    )
  } finally {
    await chrome.close()
    for (const server of servers) server.close()
  }
  return {
    compared: shots.length,
    differing: differing.sort((a, b) => b.share - a.share),
    added: current.filter(({ id }) => !known.has(id)),
    removed: old.filter(({ id }) => !kept.has(id)),
  }
}

/** One story as it stands once its play function has ended and its pictures are there. */
async function picture(page, url, { story, theme, width }) {
  await page.setViewportSize({ width, height: 900 })
  const globals = `language:es;theme:${theme}`
  await page.goto(`${url}/iframe.html?id=${encodeURIComponent(story.id)}&viewMode=story&globals=${globals}`)
  await page.waitForFunction(
    () => ['finished', 'errored', 'aborted'].includes(window.__STORYBOOK_PREVIEW__?.currentRender?.phase),
    undefined,
    { timeout: 30_000 }
  )
  await page.evaluate(async () => {
    await document.fonts.ready
    const images = [...document.images]
    for (const image of images) image.loading = 'eager'
    // A picture that cannot come is part of what a story shows.
    await Promise.allSettled(images.map((image) => image.decode()))
  })
  return page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' })
}

/** The share of points that differ, 0 to 1; above 0 the two pictures and a third that marks them are kept. */
function difference(before, now, name) {
  const [one, other] = [PNG.sync.read(before), PNG.sync.read(now)]
  const width = Math.max(one.width, other.width)
  const height = Math.max(one.height, other.height)
  const marked = new PNG({ width, height })
  const [a, b] = [onPaper(one, width, height), onPaper(other, width, height)]
  const points = pixelmatch(a.data, b.data, marked.data, width, height, { threshold: 0.1 })
  if (points === 0) return 0
  writeFileSync(`${name}-before.png`, before)
  writeFileSync(`${name}-now.png`, now)
  writeFileSync(`${name}-marked.png`, PNG.sync.write(marked))
  return points / (width * height)
}

/** A picture on a sheet as large as both need; where it does not reach, the sheet is see-through. */
function onPaper(picture, width, height) {
  const sheet = new PNG({ width, height })
  PNG.bitblt(picture, sheet, 0, 0, picture.width, picture.height, 0, 0)
  return sheet
}
