// The service worker of the panel's door (packages/panel/src/door/keepPage.ts): it keeps that page and what it is made of,
// so that it opens without a connection. It has no say on any other page, and keeps no answer of the API.

const kept = 'gallery-door'

self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

/** The page names its own address and its files whenever it is opened with a connection. */
self.addEventListener('message', (event) => {
  if (Array.isArray(event.data?.keep)) event.waitUntil(keep(event.data.keep))
})

async function keep([page, ...files]) {
  const cache = await caches.open(kept)
  // What an earlier version of the page was made of is of no use any more.
  for (const { url } of await cache.keys()) {
    if (!files.includes(new URL(url).pathname)) await cache.delete(url)
  }
  await Promise.all(
    files.map(async (file) => (await cache.match(file)) ?? cache.add(file).catch(() => undefined))
  )
  const answer = await fetch(page, { cache: 'no-store' })
  if (answer.ok && !answer.redirected) await cache.put(page, answer)
}

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return
  if (request.mode === 'navigate') event.respondWith(fresh(request, pathname))
  else if (pathname.startsWith('/assets/')) event.respondWith(known(request, pathname))
})

/** The page as the server has it; without a connection as it was kept. */
async function fresh(request, pathname) {
  try {
    return await fetch(request)
  } catch (error) {
    const page = await (await caches.open(kept)).match(pathname)
    if (page) return page
    throw error
  }
}

/** A file never changes under its name: what is kept holds. */
async function known(request, pathname) {
  return (await (await caches.open(kept)).match(pathname)) ?? fetch(request)
}
