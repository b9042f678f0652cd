import { languages } from '@gallery/contract'
import type { BrowserContext } from '@playwright/test'
import { copyDemo, type DemoCopy } from './demoCopy.ts'
import { gallerist } from './gallerist.ts'
import { expect, test } from './gallery.ts'
import { plantTexts, writeHtml } from './hostile/plant.ts'
import { inTabs } from './inTabs.ts'
import { type Mailbox, openMailbox } from './mailbox.ts'
import { type Server, startServer } from './server.ts'
import { bookingBy, freeSlots, type Visitor } from './visitor.ts'

test.describe.configure({ mode: 'serial' })

let demo: DemoCopy
let mailbox: Mailbox
let server: Server
let staff: Visitor
let ids: Record<string, number>

test.beforeAll(async () => {
  demo = await copyDemo()
  mailbox = await openMailbox()
  await plantTexts(demo.env)
  server = await startServer({ ...demo.env, SMTP_URL: mailbox.url })
  staff = await gallerist(server.url, mailbox)
  ids = await writeHtml(staff)
})

test.afterAll(async () => {
  await server.stop()
  await mailbox.close()
  await demo.remove()
})

/** Watches whatever a browser opens: who called, which dialogs opened, what was asked of whom, what the policy stopped. */
async function watch(context: BrowserContext): Promise<string[]> {
  const seen: string[] = []
  await context.exposeBinding('hostile', ({ frame }, what = 'a script ran') =>
    seen.push(`${what} on ${frame.url()}`)
  )
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      // A library of ours asks whether it might compile its checks; it does without.
      if (blockedURI === 'eval') return
      Reflect.apply(Reflect.get(window, 'hostile'), window, [
        `the policy stopped ${violatedDirective} ${blockedURI}`,
      ])
    })
  })
  context.on('dialog', (dialog) => {
    seen.push(`a dialog: ${dialog.message()}`)
    void dialog.dismiss()
  })
  context.on('request', (request) => {
    if (new URL(request.url()).hostname === 'hostile.example') seen.push(`a request to ${request.url()}`)
  })
  return seen
}

test('what is written into texts runs nowhere that visitors look', async ({ browser }) => {
  test.slow()
  const context = await browser.newContext()
  const seen = await watch(context)
  const { data: collection } = await (await staff.get(`/api/collections/${ids.collections}`)).json()
  const { data: work } = await (await staff.get(`/api/works/${ids.works}`)).json()
  const { data: item } = await (await staff.get(`/api/items/${ids.items}`)).json()
  const lists = [
    '',
    '/exhibitions',
    '/artists',
    '/works',
    '/collections',
    '/archives',
    '/archive',
    '/contact',
  ]
  const records = [
    '/about',
    `/events/${ids.events}`,
    `/artists/${ids.artists}`,
    `/artists/${ids.artists}/x/${ids.works}`,
    `/share/work/${work.secretLink}`,
    `/collections/${collection.link}`,
    `/archives/${ids.archives}`,
    `/archives/${item.archive?.id ?? 0}/${item.hash}`,
    `/search?q=${encodeURIComponent('"><img src=//hostile.example/q onerror=hostile()></script><script>hostile()</script>')}`,
  ]
  const paths = [
    ...lists.map((path, at) => `/${languages[at % languages.length]}${path}`),
    ...languages.flatMap((language) => records.map((path) => `/${language}${path}`)),
  ]
  await inTabs(context, paths, async (page, path) => {
    const answer = await page.goto(`${server.url}${path}`)
    expect(answer?.status(), path).toBeLessThan(400)
    await page.waitForLoadState('networkidle')
  })
  expect(seen).toEqual([])
  await context.close()
})

test('nor in the panel, nor in mails', async ({ browser }) => {
  test.slow()
  const [free] = await freeSlots(staff)
  const booking = {
    ...bookingBy('hostile', free?.slot.id ?? 0),
    first_name: '"><img src=x onerror=hostile()>',
    last_name: '</p><script>hostile()</script>',
  }
  expect((await staff.post('/api/appointments', booking)).status).toBe(201)
  const context = await browser.newContext()
  await context.addCookies(staff.cookies().map((cookie) => ({ ...cookie, url: server.url })))
  const seen = await watch(context)
  const screens = [
    '',
    '/events',
    `/events/${ids.events}`,
    `/events/${ids.events}/texts`,
    '/artists',
    `/artists/${ids.artists}`,
    '/works',
    `/works/${ids.works}`,
    `/works/${ids.works}/texts`,
    `/collections/${ids.collections}`,
    '/archives',
    `/archives/${ids.archives}`,
    '/items',
    `/items/${ids.items}`,
    `/items/${ids.items}/texts`,
    '/options/slides',
    '/options/about',
    '/appointments',
    '/messages',
    '/users',
    '/activity',
    '/bin',
    '/mails',
  ]
  await inTabs(context, screens, async (page, screen) => {
    await page.goto(`${server.url}/es/admin${screen}`)
    await page.waitForLoadState('networkidle')
  })
  const mail = await mailbox.newest('hostile@example.org', /./)
  const page = await context.newPage()
  // As a mail program shows it that runs scripts, which none should.
  await page.goto(`${server.url}/healthz`)
  await page.setContent(mail.html)
  await page.waitForLoadState('networkidle')
  expect(seen).toEqual([])
  await context.close()
})

test('and the watch would have seen it', async ({ browser }) => {
  const context = await browser.newContext()
  const seen = await watch(context)
  const page = await context.newPage()
  await page.goto(`${server.url}/es`)
  await page.evaluate(() =>
    document.body.insertAdjacentHTML('beforeend', '<img src="//hostile.example/x" onerror="hostile()">')
  )
  await expect.poll(() => seen.join('\n')).toMatch(/the policy stopped|a script ran|a request/)
  await context.close()
})
