/** A phone on slow 4G: bits become bytes a second, and everything it computes takes four times as long. */
const slow4g = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
}

/** Notes what the browser tells of a page, from before its first byte. */
function observe() {
  window.seen = { fcp: 0, lcp: 0, cls: 0, blocking: 0, hydrated: 0 }
  const watch = (type, note) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true })
  watch('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') window.seen.fcp = entry.startTime
  })
  watch('largest-contentful-paint', (entry) => {
    window.seen.lcp = entry.startTime
  })
  watch('layout-shift', (entry) => {
    if (!entry.hadRecentInput) window.seen.cls += entry.value
  })
  watch('longtask', (entry) => {
    window.seen.blocking += Math.max(0, entry.duration - 50)
  })
  // React leaves its mark on each element that it has taken over.
  const look = () => {
    const main = document.querySelector('main, #root > *')
    if (main && Object.keys(main).some((key) => key.startsWith('__reactFiber')))
      window.seen.hydrated = performance.now()
    else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

/** Opens a page with nothing kept from before. Bytes are as they travelled, without headers. */
export async function visit(browser, url) {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    locale: 'es-AR',
  })
  const page = await context.newPage()
  await page.addInitScript(observe)
  const cdp = await context.newCDPSession(page)
  await cdp.send('Network.enable')
  await cdp.send('Network.emulateNetworkConditions', slow4g)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  const types = new Map()
  const bytes = {}
  let requests = 0
  // What has arrived with the answer's head is the head.
  cdp.on('Network.responseReceived', ({ requestId, type, response }) =>
    types.set(requestId, { type, head: response.encodedDataLength })
  )
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const { type, head } = types.get(requestId) ?? { type: 'Other', head: 0 }
    bytes[type] = (bytes[type] ?? 0) + encodedDataLength - head
    requests += 1
  })
  await page.goto(url, { waitUntil: 'networkidle', timeout: 120_000 })
  await page.waitForTimeout(500)
  const seen = await page.evaluate(() => window.seen)
  await context.close()
  return { ...seen, bytes, requests }
}
