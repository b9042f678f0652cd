import { rowOf } from './bookingSteps.ts'
import { expect, test } from './gallery.ts'
import { linkIn } from './mailbox.ts'
import { bookingBy, visit } from './visitor.ts'
import { comingVisit } from './visits.ts'
import { words } from './words.ts'

for (const [timezoneId, isTold] of [
  ['Europe/Madrid', true],
  ['America/Argentina/Buenos_Aires', false],
  // Another name, and the same clock all year.
  ['America/Argentina/Cordoba', false],
] as const) {
  test.describe(`a visitor in ${timezoneId}`, () => {
    test.use({ timezoneId })

    test(`${isTold ? 'is told' : 'need not be told'} whose hours a booking's are`, async ({
      gallery,
      page,
    }) => {
      const visitor = await visit(gallery.server.url)
      const visited = await comingVisit(visitor, 'es')
      const note = page.getByRole('note').filter({ hasText: 'Las horas son las de Ochava, en Buenos Aires.' })

      await page.goto(`/es?day=${visited.day}&event=${visited.event}`)
      await expect(rowOf(page.getByRole('main'), visited.time)).toBeVisible()
      await expect(note).toHaveCount(isTold ? 1 : 0)

      const booking = bookingBy(`zone-${timezoneId.replaceAll('/', '-').toLowerCase()}`, visited.slot.id)
      expect((await visitor.post('/api/appointments', booking)).status).toBe(201)
      await page.goto(
        linkIn(await gallery.mailbox.newest(booking.email, words.es.confirmMail), /\/confirm\//)
      )
      await expect(page.getByRole('button', { name: words.es.confirm })).toBeEnabled()
      await expect(note).toHaveCount(isTold ? 1 : 0)
    })
  })
}
