import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '../db/db.ts'
import { mails } from '../tables/mails.table.ts'
import { openTestDatabase } from '../testing/database.ts'
import { type FaultyMailServer, openFaultyMailServer, type SmtpFault } from '../testing/faultyMailServer.ts'
import { recordingLog } from '../testing/recordingLog.ts'
import { enqueueMail } from './enqueueMail.ts'
import { mailTries, sendDueMails } from './sendDueMails.ts'
import { smtpTransport } from './smtpTransport.ts'
import type { MailTransport } from './transport.ts'

const from = 'Ochava <galeria@ochava.example>'
let database: Database
let server: FaultyMailServer
/** As in a gallery. */
let patient: MailTransport
/** For what is never answered: nobody wants to wait. */
let impatient: MailTransport
let now: Date

beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

beforeEach(async () => {
  await database.db.delete(mails)
  server = await openFaultyMailServer()
  patient = smtpTransport(server.url, from)
  impatient = smtpTransport(server.url, from, { hello: 250, handover: 500, answer: 500 })
  now = new Date('2026-03-09T12:00:00Z')
})
afterEach(() => server.close())

async function enqueue(to: string): Promise<void> {
  const content = { subject: 'Hola', html: '<p>Hola</p>', text: 'Hola\n' }
  await enqueueMail(database.db, { kind: 'bookingConfirm', language: 'es', to, content, now })
}
const send = (transport = patient) =>
  sendDueMails({ db: database.db, transport, clock: () => now, log: recordingLog() })
const rows = () => database.db.select().from(mails).orderBy(mails.id)

const passing: SmtpFault[] = [
  ...(['greeting', 'EHLO', 'MAIL', 'RCPT', 'DATA', 'text'] as const).flatMap((at): SmtpFault[] => [
    { at, does: 421 },
    { at, does: 451 },
    { at, does: 'silence' },
    { at, does: 'hangUp' },
  ]),
  // The server wants nobody, or not this sender: that is about the gallery, which can mend it, and not about the mail.
  { at: 'greeting', does: 554 },
  { at: 'EHLO', does: 502 },
  { at: 'MAIL', does: 550 },
]

describe('a mail server that fails', () => {
  it.each(passing.map((fault) => [fault.at, fault.does, fault] as const))(
    'at %s with %s gets the mail later, once',
    async (_at, _does, fault) => {
      await enqueue('martina@example.com')
      server.faults.push(fault)
      expect(await send(impatient)).toBe(0)
      expect(server.accepted).toEqual([])
      expect((await rows())[0]).toMatchObject({
        failed_at: null,
        locked_until: null,
        due_at: new Date(now.getTime() + mailTries.wait(1)),
        last_error: expect.stringMatching(/.{5}/),
      })
      expect(await send(), 'not at once again').toBe(0)
      now = new Date(now.getTime() + mailTries.wait(1))
      expect(await send()).toBe(1)
      expect(await send()).toBe(0)
      expect(server.accepted).toEqual(['martina@example.com'])
    }
  )

  it.each(['RCPT', 'DATA', 'text'] as const)(
    'refusing the mail for good at %s: it is given up',
    async (at) => {
      await enqueue('nadie@example.com')
      await enqueue('martina@example.com')
      server.faults.push({ at, does: 550 })
      expect(await send()).toBe(1)
      expect(await rows()).toMatchObject([{ failed_at: now }, { sent_at: now }])
      expect(server.accepted).toEqual(['martina@example.com'])
    }
  )

  it('that takes long to say that it has a mail does not get it twice', async () => {
    await enqueue('martina@example.com')
    const handover = 1_000
    server.faults.push({ at: 'text', does: { late: handover + 100 } })
    expect(await send(smtpTransport(server.url, from, { hello: 8_000, handover, answer: 20_000 }))).toBe(1)
    now = new Date(now.getTime() + mailTries.wait(12))
    expect(await send()).toBe(0)
    expect(server.accepted).toEqual(['martina@example.com'])
  })

  it('at one address holds up no other: the next look goes on behind it', async () => {
    await enqueue('silencio@example.com')
    await enqueue('martina@example.com')
    server.faults.push({ at: 'RCPT', does: 'silence' })
    expect(await send(impatient)).toBe(0)
    expect(await send()).toBe(1)
    expect(server.accepted).toEqual(['martina@example.com'])
  })

  it('is not tried with every mail while it is away', async () => {
    for (const name of ['uno', 'dos', 'tres']) await enqueue(`${name}@example.com`)
    server.faults.push({ at: 'greeting', does: 'silence' })
    expect(await send(impatient)).toBe(0)
    expect((await rows()).map(({ attempts }) => attempts)).toEqual([1, 0, 0])
  })

  it('and takes fewer connections than are tried gets all over those that it takes, each once', async () => {
    const names = Array.from({ length: 12 }, (_, number) => `visita${number}@example.com`)
    for (const name of names) await enqueue(name)
    const well: SmtpFault = { at: 'greeting', does: { late: 0 } }
    server.faults.push(well, well, { at: 'greeting', does: 421 }, { at: 'greeting', does: 'hangUp' })
    const sent = await send()
    expect(sent).toBeGreaterThan(1)
    expect((await rows()).filter(({ failed_at }) => failed_at)).toEqual([])
    now = new Date(now.getTime() + mailTries.wait(1))
    expect(await send()).toBe(12 - sent)
    expect(server.accepted.toSorted()).toEqual(names.toSorted())
  })
})
