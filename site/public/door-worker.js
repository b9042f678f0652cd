// The service worker of the panel's door (packages/panel/src/door/keepPage.ts): it keeps that page and what it is made of,
// so that it opens without a connection. It has no say on any other page, and keeps no answer of the API.

const kept = 'gallery-door'

self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

/** The page names its own address and its files whenever it is opened with a connection. */
self.addEventListener('message', (event) => {
  if (Array.isArray(event.data?.keep)) event.waitUntil(keep(event.data.keep))
})

/** What is kept already goes last: where the new cannot be had whole, as without a connection, the old stays whole. */
async function keep([page, ...files]) {
  const cache = await caches.open(kept)
  const answer = await fetch(page, { cache: 'no-store' }).catch(() => undefined)
  if (!answer?.ok || answer.redirected) return
  const before = (await cache.keys()).map(({ url }) => new URL(url).pathname)
  try {
    // All of them or none.
    await cache.addAll(files.filter((file) => !before.includes(file)))
  } catch {
    return
  }
  await cache.put(page, answer)
  // What an earlier version of the page was made of is of no use any more.
  const old = before.filter((path) => path !== page && !files.includes(path))
  await Promise.all(old.map((path) => cache.delete(path)))
}

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return
  if (request.mode === 'navigate') event.respondWith(fresh(request, pathname))
  else if (pathname.startsWith('/assets/')) event.respondWith(known(request, pathname))
})

/** The page as the server has it; without a connection as it was kept. It answers with a slash at its end too. */
async function fresh(request, pathname) {
  try {
    return await fetch(request)
  } catch (error) {
    const page = await (await caches.open(kept)).match(pathname.replace(/\/$/, ''))
    if (page) return page
    throw error
  }
}

/** A file never changes under its name: what is kept holds. */
async function known(request, pathname) {
  return (await (await caches.open(kept)).match(pathname)) ?? fetch(request)
}
