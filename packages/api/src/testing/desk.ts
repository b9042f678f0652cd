import { asc, eq } from 'drizzle-orm'
import { vi } from 'vitest'
import { setOptions } from '../options/options.queries.ts'
import { mails } from '../tables/mails.table.ts'
import { addMovement } from '../works/movements.queries.ts'
import { fillBackRoom } from './backRoom.ts'
import type { TestClient } from './client.ts'
import { type TestApp, testApp } from './testApp.ts'

/** Whose the works of the desk's gallery are and where, which nobody outside is told. */
export const canaries = { owner: 'canary-owner', address: 'canary-address' }

/** What Martina writes, but for what a test says. */
export const question = {
  name: 'Martina Sosa',
  email: 'martina@example.org',
  subject: 'Consulta por obras',
  message: 'Hola, ¿están disponibles?',
}

/** A gallery whose visitors are taken for people: a guard that asks Google costs no work. Close it by {@link closeDesk}. */
export async function startDesk(): Promise<TestApp> {
  vi.stubGlobal('fetch', async () => Response.json({ success: true }))
  return testApp({
    env: { PUBLIC_URL: 'http://ochava.example', RECAPTCHA_SITE_KEY: 'key', RECAPTCHA_SECRET: 'secret' },
  })
}

export async function closeDesk(gallery: TestApp): Promise<void> {
  vi.unstubAllGlobals()
  await gallery.close()
}

/** What {@link openDesk} has on it. */
export type Desk = Awaited<ReturnType<typeof openDesk>>

/**
 * A gallery with nothing but its back room, of which two works have a price, and those who write to one another: somebody
 * who visits, Lucía and Ana, who work there.
 */
export async function openDesk(gallery: TestApp) {
  await gallery.reset()
  const writing = { now: gallery.clock.now, by: null }
  await setOptions(gallery.db, { name: 'Ochava', mail: 'hola@ochava.example' }, writing)
  const room = await fillBackRoom(gallery)
  for (const work of [room.works.one, room.works.hidden]) {
    const line = { ...canaries, status: 'En consignación', currency: 'USD', date: '2025-03-01' } as const
    await addMovement(gallery.db, work, { ...line, price: 38_000 }, writing)
  }
  const [visitor, lucia, ana] = [gallery.client(), gallery.client(), gallery.client()]
  const paz = { email: 'lucia@ochava.example', first_name: 'Lucía', last_name: 'Paz' }
  await lucia.signInAs({ super: true, ...paz })
  await ana.signInAs({ super: true, email: 'ana@ochava.example', first_name: 'Ana', last_name: 'Roca' })

  const thread = async (id: number, who = lucia) => (await who.get(`/api/messages/${id}`)).json().data
  const mailsTo = (to: string) =>
    gallery.db.select().from(mails).where(eq(mails.to, to)).orderBy(asc(mails.id))
  return {
    room,
    visitor,
    lucia,
    ana,
    /** The visitor asks. @returns the message's id */
    ask: async (changes: object = {}): Promise<number> => {
      const sent = await visitor.post('/contact', { ...question, ...changes, grecaptcha: 'answer' })
      if (sent.statusCode !== 200) throw new Error(`${sent.statusCode} ${sent.body}`)
      return (await lucia.get('/api/messages')).json().data[0].id
    },
    /** A message as the gallery reads it. */
    thread,
    /** The works that a message asks about. */
    askedIn: async (id: number) => (await thread(id)).asked.map((work: { id: number }) => work.id),
    answer: (id: number, changes: object = {}, who: TestClient = lucia) =>
      who.post(`/api/messages/${id}/answers`, { text: 'Hola, Martina: sí.', seen: 0, ...changes }),
    /** The messages of a list of the gallery's. */
    list: async (query = '') =>
      (await lucia.get(`/api/messages${query}`)).json().data.map(({ id }: { id: number }) => id),
    /** What was mailed to somebody, oldest first. */
    mailsTo,
    lastMail: async (to = question.email) => {
      const mail = (await mailsTo(to)).at(-1)
      if (!mail) throw new Error(`No mail to ${to}`)
      return mail
    },
  }
}

/** The secret of the link in an answer, by which whoever asked writes on. */
export const threadTokenIn = ({ text }: { text: string }) =>
  /contact\/thread\/([\w-]{43})/.exec(text)?.[1] ?? 'no link'
