import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { recordingLog } from '../testing/recordingLog.ts'
import type { QueuedMail } from './compose.ts'
import { type FileTransportOptions, fileTransport } from './fileTransport.ts'
import { listOutbox, OutboxName, readEml, readOutbox } from './outbox.ts'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gallery-outbox-'))
})

afterEach(() => rm(folder, { recursive: true }))

function keeping(changes: Partial<FileTransportOptions> = {}) {
  const from = 'Ochava <galeria@ochava.example>'
  return fileTransport({ dataFolder: folder, from, log: recordingLog(), logLinks: true, ...changes })
}

function queued(id: number, changes: Partial<QueuedMail> = {}): QueuedMail {
  const time = new Date(Date.UTC(2026, 2, 9, 12, 0, id))
  return {
    id,
    kind: 'signIn',
    about: '',
    language: 'es',
    to: 'martina@example.com',
    reply_to: '',
    subject: `Entrá a Ochava ${id}`,
    html: '<!doctype html><p>Hola</p>',
    text: 'Entrar:\nhttp://localhost:3000/es/auth/abc\n',
    attachments: [],
    message_id: `00000000-0000-4000-8000-00000000000${id}`,
    created_at: time,
    due_at: time,
    expires_at: null,
    locked_until: null,
    attempts: 1,
    last_error: null,
    sent_at: null,
    failed_at: null,
    ...changes,
  }
}

describe('mails without an SMTP server', () => {
  it('are kept as files that mail programs read, newest first', async () => {
    const transport = keeping()
    await transport.send(queued(1))
    await transport.send(queued(2))

    const [newest, oldest] = await listOutbox(folder)
    expect(newest).toMatchObject({ subject: 'Entrá a Ochava 2', to: 'martina@example.com', language: 'es' })
    expect(oldest?.subject).toBe('Entrá a Ochava 1')
    expect(OutboxName.safeParse(newest?.name).success).toBe(true)

    const eml = await readEml(folder, newest?.name ?? '')
    const mail = await PostalMime.parse(eml ?? '')
    expect(mail.subject).toBe('Entrá a Ochava 2')
    expect(mail.text).toContain('http://localhost:3000/es/auth/abc')
    expect(mail.messageId).toBe('<00000000-0000-4000-8000-000000000002@ochava.example>')
  })

  it('name their links in the log of whoever develops', async () => {
    const log = recordingLog()
    await keeping({ log }).send(queued(1))
    expect(log.lines).toMatchObject([{ level: 'info', links: ['http://localhost:3000/es/auth/abc'] }])
    expect(log.written.join()).toContain('"to":"martina@example.com"')
  })

  it('leave no way in and nobody’s name in the log of anybody else', async () => {
    const log = recordingLog()
    await keeping({ log, logLinks: false }).send(queued(1))
    expect(log.written.join()).toContain('"mail":{"id":1,"kind":"signIn"}')
    expect(log.written.join()).not.toMatch(/abc|martina|Entrá/)
  })

  it('are read by the account of the server alone', async () => {
    await keeping().send(queued(1))
    const files = await readdir(join(folder, 'outbox'))
    const modes = await Promise.all(
      files.map(async (file) => (await stat(join(folder, 'outbox', file))).mode & 0o777)
    )
    expect(modes).toEqual([0o600, 0o600])
  })

  it('replace themselves when they come again', async () => {
    const transport = keeping()
    await transport.send(queued(1))
    await transport.send(queued(1, { attempts: 2 }))
    expect(await readdir(join(folder, 'outbox'))).toHaveLength(2)
    expect(await listOutbox(folder)).toHaveLength(1)
  })

  it('are none before the first', async () => {
    expect(await listOutbox(folder)).toEqual([])
    expect(await readOutbox(folder, '20260309120000000-x')).toBeUndefined()
    expect(await readEml(folder, '20260309120000000-x')).toBeUndefined()
  })
})
