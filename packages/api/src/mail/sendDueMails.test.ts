import { asc } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '../db/db.ts'
import { mails } from '../tables/mails.table.ts'
import { openTestDatabase } from '../testing/database.ts'
import { type Mailbox, openMailbox } from '../testing/mailbox.ts'
import { recordingLog } from '../testing/recordingLog.ts'
import { enqueueMail } from './enqueueMail.ts'
import type { MailContent } from './mailContent.ts'
import { mailTries, releaseMails, sendDueMails } from './sendDueMails.ts'
import { smtpTransport } from './smtpTransport.ts'
import type { MailTransport } from './transport.ts'

let database: Database
let mailbox: Mailbox
let transport: MailTransport
let now: Date

beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

beforeEach(async () => {
  await database.db.delete(mails)
  mailbox = await openMailbox()
  transport = toMailbox()
  now = new Date('2026-03-09T12:00:00Z')
})

afterEach(async () => {
  transport.close()
  await mailbox.close()
})

const content: MailContent = {
  subject: 'Confirmá tu turno',
  html: '<!doctype html><p>Hola, ñandú</p><img src="cid:mark@gallery" alt="">',
  text: 'Hola, ñandú\n',
  replyTo: 'hola@ochava.example',
}

async function enqueue(
  to = 'martina@example.com',
  changes: Partial<MailContent> = {},
  expiresAt?: Date
): Promise<void> {
  const mail = {
    kind: 'bookingConfirm',
    language: 'es',
    to,
    content: { ...content, ...changes },
    now,
    ...(expiresAt && { expiresAt }),
  } as const
  await enqueueMail(database.db, mail)
}

function sender(log = recordingLog()) {
  return { db: database.db, transport, clock: () => now, log }
}

function later(milliseconds: number): void {
  now = new Date(now.getTime() + milliseconds)
}

function textOf(content: string | ArrayBuffer | Uint8Array | undefined): string {
  return typeof content === 'string' ? content : new TextDecoder().decode(content)
}

const toMailbox = () => smtpTransport(mailbox.url, 'Ochava <galeria@ochava.example>')
const rows = () => database.db.select().from(mails).orderBy(asc(mails.id))

describe('sending what is due', () => {
  it('delivers both forms, the mark and the calendar file, once', async () => {
    const ics = 'BEGIN:VCALENDAR\r\nSUMMARY:Muestra\r\nEND:VCALENDAR\r\n'
    const contentType = 'text/calendar; charset=utf-8; method=PUBLISH'
    await enqueue('martina@example.com', {
      attachments: [{ filename: 'calendar.ics', contentType, content: ics }],
    })
    expect(await sendDueMails(sender())).toBe(1)
    expect(await sendDueMails(sender())).toBe(0)

    expect(mailbox.mails).toHaveLength(1)
    const [mail] = mailbox.mails
    expect(mail?.recipients).toEqual(['martina@example.com'])
    expect(mail?.from).toMatchObject({ name: 'Ochava', address: 'galeria@ochava.example' })
    expect(mail?.replyTo).toMatchObject([{ address: 'hola@ochava.example' }])
    expect(mail?.subject).toBe('Confirmá tu turno')
    expect(mail?.html).toContain('Hola, ñandú')
    expect(mail?.text?.trim()).toBe('Hola, ñandú')
    expect(mail?.messageId).toMatch(/^<[\da-f-]{36}@ochava\.example>$/)
    const [mark, calendar] = mail?.attachments ?? []
    expect(mark).toMatchObject({ mimeType: 'image/png', contentId: '<mark@gallery>', related: true })
    expect(calendar).toMatchObject({ mimeType: 'text/calendar', filename: 'calendar.ics', method: 'PUBLISH' })
    expect(textOf(calendar?.content)).toContain('SUMMARY:Muestra')
  })

  it('keeps of an accepted mail only that it was sent: its links open doors', async () => {
    await enqueue()
    await sendDueMails(sender())
    const [row] = await rows()
    expect(row).toMatchObject({
      sent_at: now,
      to: 'martina@example.com',
      html: '',
      text: '',
      attachments: [],
    })
  })

  it('makes one header of a subject with line breaks and one recipient of an address with commas', async () => {
    await enqueue('"a,b"@example.com', { subject: 'Hola\r\nBcc: all@evil.example' })
    await sendDueMails(sender())
    const [mail] = mailbox.mails
    expect(mail?.subject).toBe('Hola Bcc: all@evil.example')
    expect(mail?.bcc ?? []).toEqual([])
    expect(mail?.recipients).toHaveLength(1)
  })

  it('waits longer after each failure and sends the same message in the end', async () => {
    await enqueue()
    mailbox.refusals.push(451, 421)
    const log = recordingLog()
    expect(await sendDueMails(sender(log))).toBe(0)
    expect((await rows())[0]).toMatchObject({
      attempts: 1,
      due_at: new Date(now.getTime() + mailTries.wait(1)),
      locked_until: null,
    })
    expect((await rows())[0]?.last_error).toContain('451')

    expect(await sendDueMails(sender(log)), 'not due yet').toBe(0)
    later(mailTries.wait(1))
    expect(await sendDueMails(sender(log))).toBe(0)
    expect((await rows())[0]).toMatchObject({
      attempts: 2,
      due_at: new Date(now.getTime() + mailTries.wait(2)),
    })
    later(mailTries.wait(2))
    expect(await sendDueMails(sender(log))).toBe(1)

    expect(mailbox.mails).toHaveLength(1)
    // Programs file a mail under its date: that of the writing is hours ago, or days.
    expect(mailbox.mails[0]?.date).toBe(now.toISOString())
    expect((await rows())[0]).toMatchObject({ sent_at: now, failed_at: null, last_error: null })
    expect(log.lines.filter(({ level }) => level === 'warn')).toHaveLength(2)
    // What the server said names whom it was for: the row keeps it, the log does not.
    expect(log.written.join()).toContain(
      '"kind":"bookingConfirm","attempts":1},"code":"EENVELOPE","responseCode":451'
    )
    expect(log.written.join()).not.toContain('martina')
  })

  it('says in the log why no mail leaves at all, and of one mail only the code', async () => {
    await enqueue()
    const refused = 'Invalid login: 535 5.7.8 Authentication failed'
    const facts = { code: 'EAUTH', responseCode: 535, command: 'AUTH PLAIN', response: refused }
    const log = recordingLog()
    const failing = (message: string): MailTransport => ({
      ...transport,
      send: () => Promise.reject(Object.assign(new Error(message), facts)),
    })
    await sendDueMails({ ...sender(log), transport: failing(refused) })
    expect(log.written.join()).toContain(refused)
    later(mailTries.wait(1))
    await sendDueMails({ ...sender(log), transport: failing('421 closing on <martina@example.com>') })
    expect(log.written).toHaveLength(2)
    expect(log.written[1]).toContain('"responseCode":535')
    expect(log.written.join()).not.toContain('martina')
  })

  it('goes on to the next mail when one is not accepted', async () => {
    await enqueue('one@example.com')
    await enqueue('two@example.com')
    mailbox.refusals.push(451)
    expect(await sendDueMails(sender())).toBe(1)
    expect(mailbox.mails.map(({ recipients }) => recipients)).toEqual([['two@example.com']])
  })

  it('gives up at once, and visibly, when the recipient is refused for good', async () => {
    await enqueue()
    mailbox.refusals.push(550)
    const log = recordingLog()
    await sendDueMails(sender(log))
    expect((await rows())[0]).toMatchObject({ failed_at: now, sent_at: null, attempts: 1 })
    expect((await rows())[0]?.html, 'kept, to be sent by hand').not.toBe('')
    expect(log.lines).toMatchObject([{ level: 'error', message: 'Mail given up' }])
    later(24 * 60 * 60_000)
    expect(await sendDueMails(sender(log))).toBe(0)
  })

  it('gives up after the last attempt when the server is gone', async () => {
    await enqueue()
    await mailbox.close()
    const log = recordingLog()
    for (let attempt = 1; attempt <= mailTries.most; attempt += 1) {
      await sendDueMails(sender(log))
      later(mailTries.wait(attempt))
    }
    const [row] = await rows()
    expect(row?.attempts).toBe(mailTries.most)
    expect(row?.failed_at).not.toBeNull()
    expect(log.lines.at(-1)).toMatchObject({ level: 'error' })
    mailbox = await openMailbox()
  })

  it('is not sent, nor tried again, once it is of no use any more', async () => {
    await enqueue('late@example.com', {}, new Date(now.getTime() + mailTries.wait(1)))
    mailbox.refusals.push(451)
    await sendDueMails(sender())
    expect((await rows())[0], 'the next attempt would come too late').toMatchObject({
      attempts: 1,
      failed_at: now,
    })
    await enqueue('waiting@example.com', {}, new Date(now.getTime() + 60_000))
    later(60_000)
    const log = recordingLog()
    expect(await sendDueMails(sender(log))).toBe(0)
    expect((await rows())[1]).toMatchObject({ failed_at: now, last_error: 'Nobody could send it in time' })
    expect(log.lines).toMatchObject([{ level: 'error', message: 'Mail given up' }])
    expect(log.written.join()).toContain('"code":"TOOLATE"')
    expect(mailbox.mails).toEqual([])
  })

  it('leaves to each process its own mails', async () => {
    for (let index = 0; index < 12; index += 1) await enqueue(`visitor${index}@example.com`)
    const counts = await Promise.all(
      [1, 2, 3].map(() => sendDueMails({ ...sender(), transport: toMailbox() }))
    )
    expect(counts.reduce((sum, count) => sum + count)).toBe(12)
    expect(new Set(mailbox.mails.map(({ recipients }) => recipients[0])).size).toBe(12)
    expect(mailbox.mails).toHaveLength(12)
  })

  it('sends again, under the same name, what a process that died had in hand', async () => {
    await enqueue()
    const dying: MailTransport = {
      ...transport,
      async send(mail) {
        await transport.send(mail)
        return new Promise(() => {})
      },
    }
    void sendDueMails({ ...sender(), transport: dying })
    await expect.poll(() => mailbox.mails.length).toBe(1)
    expect(await sendDueMails(sender()), 'the lease of the other still runs').toBe(0)
    later(31_000)
    expect(await sendDueMails(sender())).toBe(1)
    expect(mailbox.mails.map(({ messageId }) => messageId)).toEqual([
      mailbox.mails[0]?.messageId,
      mailbox.mails[0]?.messageId,
    ])
  })

  it('need not wait for leases where no other process can be alive', async () => {
    await enqueue()
    await database.db.update(mails).set({ locked_until: new Date(now.getTime() + 30_000) })
    expect(await sendDueMails(sender())).toBe(0)
    await releaseMails(database.db)
    expect(await sendDueMails(sender())).toBe(1)
  })
})
