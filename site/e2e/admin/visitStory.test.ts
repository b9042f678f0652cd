import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { freePort } from '../../../packages/api/src/testing/freePort.mjs'
import { chromiumArgs, chromiumPath } from '../../../scripts/chromium.ts'
import { toast } from '../bookingSteps.ts'
import { copyDemo } from '../demoCopy.ts'
import { gallerist } from '../gallerist.ts'
import { expect, test } from '../gallery.ts'
import { openLine } from '../line.ts'
import { linkIn, openMailbox } from '../mailbox.ts'
import { startServer } from '../server.ts'
import { bookingBy, newAddress, visit } from '../visitor.ts'
import { words } from '../words.ts'
import { anEvent, aSlot, dayOf } from './agendaSteps.ts'
import { insideOf, kept, openDoor, showSlot } from './doorSteps.ts'
import { cameraArgs, writeCodeVideo } from './fakeCamera.ts'
import { enterPanel } from './panel.ts'

const day = 24 * 60 * 60_000
const email = 'visita@example.org'
const say = words.es

test('three book, come at another time and as two, are reminded, and are let in by their code with the network off', async ({
  page,
}) => {
  const demo = await copyDemo()
  const mailbox = await openMailbox()
  const env = { ...demo.env, SMTP_URL: mailbox.url, PORT: String(await freePort()) }
  const video = join(tmpdir(), `story-${env.PORT}.y4m`)
  const first = await startServer(env)
  const staff = await gallerist(first.url, mailbox)
  const inTwoDays = dayOf(new Date(Date.now() + 2 * day))
  const event = await anEvent(staff, 'Una visita', inTwoDays)
  const early = await aSlot(staff, event.id, inTwoDays, '12:00', 4)
  const late = await aSlot(staff, event.id, inTwoDays, '13:00', 4)
  await staff.patch('/api/options', { reminderHour: 0 })

  // Three book, confirm by their mail, take the other time, and one of them stays at home.
  const visitor = await visit(first.url)
  const booking = { ...bookingBy('visita', early.id), people: 3 }
  expect((await visitor.post('/api/appointments', booking, newAddress())).status).toBe(201)
  await page.goto(linkIn(await mailbox.newest(email, say.confirmMail), /\/confirm\//))
  await page.getByRole('button', { name: say.confirm }).click()
  await expect(page.getByRole('heading', { name: say.confirmed })).toBeVisible()
  await page.goto(linkIn(await mailbox.newest(email, say.confirmedMail), /\/move\//))
  await page.getByLabel(say.newTime).selectOption(String(late.id))
  await page.getByRole('main').getByRole('button', { name: say.move }).click()
  await expect(toast(page, say.moved)).toBeVisible()
  await page.goto(linkIn(await mailbox.newest(email, say.movedMail), /\/party\//))
  await page.getByRole('main').getByRole('button', { name: 'Uno menos' }).click()
  await page.getByRole('main').getByRole('button', { name: say.save }).click()
  await expect(toast(page, say.partySaved)).toBeVisible()
  await mailbox.newest(email, /Cambió tu reserva/)

  // A day passes: what was done today was done yesterday, and the visit is tomorrow.
  expect(await first.stop()).toBe(0)
  await demo.run(`
    update appointments set confirmed_at = confirmed_at - interval '1 day' where email = '${email}';
    update mails set created_at = created_at - interval '1 day';
    update slots set start = start - interval '1 day', "end" = "end" - interval '1 day' where id = ${late.id}`)
  const second = await startServer(env)
  const reminder = await mailbox.newest(email, /^Recordatorio/)
  expect(reminder.text).toContain('2 personas')
  expect(reminder.attachments.map(({ filename }) => filename)).toContain('code.png')
  const [code = ''] = /\b[0-9A-Z]{4}-[0-9A-Z]{4}\b/.exec(reminder.text) ?? []
  expect(await second.stop()).toBe(0)

  // Another one: the visit begins in ten minutes, today however late it is.
  await demo.run(`
    update slots set start = soon, "end" = soon + interval '45 minutes'
    from (select least(now() + interval '10 minutes', '${dayOf(new Date())}T23:59:00-03:00') as soon) as times
    where id = ${late.id}`)
  const third = await startServer(env)
  await writeCodeVideo(video, code)
  const line = await openLine(third.url)
  const browser = await chromium.launch({
    executablePath: chromiumPath,
    args: [...chromiumArgs, ...cameraArgs(video)],
  })
  try {
    const phone = await browser.newPage({ baseURL: line.url, locale: 'es-AR' })
    await enterPanel(phone, { server: third, mailbox })
    const shown = await (await staff.get(`/api/places/${late.id}`)).json()
    await openDoor(phone, shown.data)
    await kept(phone)
    await line.cut(phone)
    await phone.reload()
    await showSlot(phone, shown.data)
    await phone.getByRole('button', { name: 'Escanear' }).click()
    await expect(phone.getByRole('heading', { level: 2, name: 'Sosa, Martina' })).toBeVisible()
    await phone.getByRole('button', { name: 'Entraron los 2' }).click()
    await expect(phone.getByText('2 personas')).toBeVisible()
    expect(await insideOf(staff, late.id)).toEqual({ Sosa: 0 })
    await line.mend(phone)
    await expect.poll(() => insideOf(staff, late.id)).toEqual({ Sosa: 2 })
  } finally {
    await browser.close()
    await line.close()
    await third.stop()
    await mailbox.close()
    await rm(video, { force: true })
    await demo.remove()
  }
})
