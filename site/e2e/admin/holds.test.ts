import { languages } from '@gallery/contract'
import { createSlot } from '../gallerist.ts'
import { expect, test } from '../gallery.ts'
import { linkIn } from '../mailbox.ts'
import { bookProving } from '../proving.ts'
import { bookingBy, newAddress, visit } from '../visitor.ts'
import { anEvent, farMonday, readSlot } from './agendaSteps.ts'
import { enterPanel } from './panel.ts'
import { expectGoodScreen } from './screens.ts'

const texts = {
  es: {
    title: '10 lugares sin confirmar desde un mismo origen',
    free: 'Liberar los 10 lugares',
    freed: 'Se liberaron 10 lugares.',
    undo: 'Deshacer',
  },
  en: {
    title: '10 places unconfirmed from one origin',
    free: 'Free the 10 places',
    freed: '10 places are free again.',
    undo: 'Undo',
  },
} as const

for (const language of languages) {
  const say = texts[language]

  test(`many places held from one origin are seen, freed at once and held again: ${language}`, async ({
    gallery,
    page,
  }) => {
    test.setTimeout(120_000)
    const lucia = await enterPanel(page, gallery)
    const event = await anEvent(lucia, `Ocupado ${language}`)
    const start = new Date(`${farMonday()}T15:00:00Z`)
    const slot = await createSlot(lucia, {
      event_id: event.id,
      start: start.toISOString(),
      end: new Date(start.getTime() + 2_700_000).toISOString(),
      limit: 30,
    })
    const from = newAddress()
    const visitor = await visit(gallery.server.url)
    const name = (number: number) => `many-${language}-${number}`
    for (let number = 0; number < 11; number += 1)
      expect((await bookProving(visitor, bookingBy(name(number), slot.id), from)).status).toBe(201)
    const mail = await gallery.mailbox.newest(`${name(0)}@example.org`, /Confirmá tu turno/)
    const token = new URL(linkIn(mail, /\/appointments\/confirm\//)).pathname.split('/').at(-1)
    expect((await visitor.post(`/api/appointments/link/${token}/confirm`, {})).status).toBe(200)

    await page.goto(`/${language}/admin/appointments`)
    const line = page.getByRole('button', { name: say.title })
    await line.press('Enter')
    const table = page.getByRole('table', { name: say.title })
    await expect(table).toContainText(`${name(10)}@example.org`)
    await expect(table).not.toContainText(`${name(0)}@example.org`)
    await expectGoodScreen(page, 'many holds of one origin')

    await page.getByRole('button', { name: say.free }).click()
    const question = page.getByRole('alertdialog')
    await question.getByRole('button', { name: say.free }).click()
    await expect(page.getByText(say.freed)).toBeVisible()
    await expect(line).toHaveCount(0)
    expect((await readSlot(lucia, slot))?.count, 'the confirmed one stays').toBe(1)

    await page.getByRole('button', { name: say.undo, exact: true }).click()
    await expect(line).toBeVisible()
    expect((await readSlot(lucia, slot))?.count).toBe(11)
    await page.getByRole('button', { name: say.title }).click()
    await page.getByRole('button', { name: say.free }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: say.free }).click()
    await expect(line).toHaveCount(0)
  })
}
