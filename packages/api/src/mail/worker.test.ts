import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '../db/db.ts'
import { startWorker, type Worker } from '../jobs/startWorker.ts'
import { mails } from '../tables/mails.table.ts'
import { openTestDatabase } from '../testing/database.ts'
import { type Mailbox, openMailbox } from '../testing/mailbox.ts'
import { recordingLog } from '../testing/recordingLog.ts'
import { enqueueMail } from './enqueueMail.ts'
import { smtpTransport } from './smtpTransport.ts'
import type { MailTransport } from './transport.ts'
import { mailWork } from './worker.ts'

const now = new Date('2026-03-09T12:00:00Z')
let database: Database
let mailbox: Mailbox
let worker: Worker | undefined

beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

beforeEach(async () => {
  await database.db.delete(mails)
  mailbox = await openMailbox()
})

afterEach(async () => {
  await worker?.stop()
  await mailbox.close()
})

function start(transport: MailTransport): Worker {
  const log = recordingLog()
  const { db } = database
  worker = startWorker(
    mailWork({ db, env: { DATABASE_URL: undefined }, transport, clock: () => now, log }),
    log
  )
  return worker
}

const toMailbox = () => smtpTransport(mailbox.url, 'Ochava <galeria@ochava.example>')

async function enqueue(to: string): Promise<void> {
  const content = { subject: 'Hola', html: '<p>Hola</p>', text: 'Hola' }
  await enqueueMail(database.db, { kind: 'signIn', language: 'es', to, content, now })
}

/** A promise, and the function that fulfils it. */
function gateway(): { opened: Promise<void>; open: () => void } {
  let open = () => {}
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  return { opened, open }
}

const arrived = () => mailbox.mails.flatMap(({ recipients }) => recipients)

describe('the mail worker', () => {
  it('sends at its start what waits, also what a process that died had in hand', async () => {
    await enqueue('martina@example.com')
    await database.db.update(mails).set({ locked_until: new Date(now.getTime() + 30_000) })
    start(toMailbox())
    await expect.poll(arrived).toEqual(['martina@example.com'])
  })

  it('looks again when nudged', async () => {
    const { nudge } = start(toMailbox())
    await enqueue('one@example.com')
    nudge()
    await expect.poll(arrived).toEqual(['one@example.com'])
    await enqueue('two@example.com')
    nudge()
    await expect.poll(arrived).toEqual(['one@example.com', 'two@example.com'])
  })

  it('finishes the mail in hand when it is stopped, and begins no other', async () => {
    await enqueue('one@example.com')
    await enqueue('two@example.com')
    const real = toMailbox()
    const taken = gateway()
    const gate = gateway()
    const { stop, nudge } = start({
      ...real,
      async send(mail) {
        taken.open()
        await gate.opened
        await real.send(mail)
      },
    })
    await taken.opened
    const stopped = stop()
    nudge()
    expect(arrived()).toEqual([])
    gate.open()
    await stopped
    expect(arrived()).toEqual(['one@example.com'])
    const rows = await database.db.select().from(mails).orderBy(mails.id)
    expect(rows.map(({ sent_at }) => sent_at)).toEqual([now, null])
  })
})
