import { existsSync, statSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { createServer, type RequestListener } from 'node:http'
import { createServer as createSecureServer } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ItemForm } from '@gallery/contract'
import { eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { backupName } from '../backups/backupNames.ts'
import { openDatabase } from '../databases/openDatabase.ts'
import type { Database } from '../db/db.ts'
import { keepZone } from '../installation/zone.ts'
import { createItem } from '../items/changes.queries.ts'
import { openStorage } from '../storage/storage.ts'
import { backups } from '../tables/backups.table.ts'
import { itemFiles, items } from '../tables/items.table.ts'
import { documents } from '../tables/leaves.table.ts'
import { mails } from '../tables/mails.table.ts'
import { pictures } from '../tables/pictures.table.ts'
import { recordings } from '../tables/recordings.table.ts'
import { slides } from '../tables/slides.table.ts'
import { certificate } from '../testing/certificate.ts'
import { testDatabaseUrl } from '../testing/database.ts'
import { emptyDatabase } from '../testing/emptyDatabase.ts'
import { openFaultyMailServer } from '../testing/faultyMailServer.ts'
import { openMailbox } from '../testing/mailbox.ts'
import { runCli } from './runCli.ts'

let folder: string
let environment: { GALLERY_DATA: string; DATABASE_URL: string | undefined }
let database: Database
const closing: (() => Promise<unknown>)[] = []
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gallery-doctor-'))
  environment = { GALLERY_DATA: folder, DATABASE_URL: await testDatabaseUrl() }
  database = await openDatabase(environment)
  await openStorage(environment)
})
beforeEach(() => emptyDatabase(database.db))
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})
afterAll(async () => {
  await database.close()
  await rm(folder, { recursive: true, force: true })
})

const Findings = z.array(z.looseObject({ check: z.string(), state: z.string(), says: z.string() }))

/** Runs the command. What it found comes by check, with its exit code. */
async function doctor(
  more: Readonly<Record<string, string>> = {},
  line = '',
  now = () => new Date()
): Promise<{ code: number; of: (check: string) => string[] }> {
  const said: string[] = []
  const code = await runCli(['doctor', '--json', '--space', '0', ...line.split(' ').filter(Boolean)], {
    environment: { ...environment, ...more },
    print: (text) => said.push(text),
    warn: () => {},
    now,
    signals: process,
  })
  const found = Findings.parse(JSON.parse(said.join('\n')))
  const of = (check: string) =>
    found.filter((finding) => finding.check === check).map(({ state, says }) => `${state}: ${says}`)
  return { code, of }
}

/** Serves something on this machine, over https with the certificate of two files. */
async function listen(answer: RequestListener, secure?: { key: string; cert: string }): Promise<number> {
  const server = secure ? createSecureServer(secure, answer) : createServer(answer)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closing.push(() => new Promise((resolve) => server.close(resolve)))
  return z.object({ port: z.number() }).parse(server.address()).port
}

const healthy: RequestListener = (_request, response) => response.end('{"status":"ok"}')

test('finds a gallery well that is', async () => {
  const mailbox = await openMailbox()
  closing.push(mailbox.close)
  const PORT = String(await listen(healthy))
  const { code, of } = await doctor({ SMTP_URL: mailbox.url, PORT })
  expect(of('clock').join()).toMatch(/^ok: The clocks agree.*ok: In America\/Argentina\/Buenos_Aires it is /)
  expect(of('database').slice(0, 1).join()).toMatch(/^ok: PostgreSQL \d+\.\d+ answers$/)
  expect(of('database').slice(2)).toEqual([
    'ok: The extensions pg_trgm and unaccent are there',
    'ok: Its tables are those of this version',
  ])
  expect(of('disk').join()).toMatch(/^ok: .* MB left,ok: .* MB left$/)
  expect(of('storage')).toEqual(['ok: A file was written, read and deleted'])
  expect(of('mail').join()).toContain('lets us in')
  expect(of('mails')).toEqual(['ok: No mail waits too long'])
  expect(of('jobs')).toEqual(['ok: No picture, import, PDF or recording waits too long'])
  expect(of('address')).toEqual([`ok: The gallery answers at http://localhost:${PORT}`])
  expect(mailbox.mails).toEqual([])
  expect(code).toBe(0)
})

test('tells people in lines, each with what to do', async () => {
  const said: string[] = []
  const asked = { environment: { ...environment, PORT: '1' }, now: () => new Date() }
  const terminal = { ...asked, signals: process }
  const tell = (text: string) => said.push(text)
  expect(await runCli(['doctor'], { ...terminal, print: tell, warn: tell })).toBe(1)
  const at = said.findIndex((line) => line.startsWith('bad   address'))
  expect(said[at]).toContain('Nobody answers at http://localhost:1')
  expect(said[at + 1]).toMatch(/^ +→ Is the server running/)
  expect(said.at(-1)).toBe('Not well: address')
  expect(await runCli(['doctor', '--space', 'much'], { ...terminal, print: tell, warn: tell })).toBe(2)
})

test('a panel that the public reaches as the demo’s is bad', async () => {
  await writeFile(join(folder, 'demo'), 'This is the demo gallery.')
  try {
    const open = { PUBLIC_URL: 'https://localhost:1', SMTP_URL: 'smtp://127.0.0.1:1' }
    expect((await doctor(open)).of('panel').join()).toMatch(/^bad: .*demo says/)
    expect((await doctor({})).of('panel')).toEqual([])
  } finally {
    await rm(join(folder, 'demo'))
  }
})

test('a configuration with mistakes is all that is looked at', async () => {
  const { code, of } = await doctor({ GALLERY_TZ: 'Marte' })
  expect([code, of('configuration').join()]).toEqual([
    1,
    expect.stringContaining('GALLERY_TZ must be a time zone'),
  ])
})

test('a database that does not answer, or is none, is bad; the rest is looked at all the same', async () => {
  const away = await doctor({ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/nothing' })
  expect([away.code, away.of('database').join()]).toEqual([1, expect.stringMatching(/^bad: .*ECONNREFUSED/)])
  expect(away.of('storage')).toHaveLength(1)
  const none = await doctor({ DATABASE_URL: '', GALLERY_DATA: join(folder, 'empty') })
  expect(none.of('database')).toEqual([`bad: There is no gallery in ${join(folder, 'empty')}`])
})

test('a database that PGlite has, and that is open elsewhere, is left alone; what it does not promise is said', async () => {
  const own = { DATABASE_URL: '', GALLERY_DATA: join(folder, 'own'), EMBEDDED_DATABASE: 'pglite' } as const
  const opened = await openDatabase({ ...own, DATABASE_URL: undefined }, { migrates: false })
  const beside = await doctor(own)
  expect(beside.of('database').join()).toMatch(/^warn: The database is open in the server.*in use by process/)
  await opened.close()
  expect((await doctor(own)).of('database')[1]).toBe(
    'warn: A cut of the power can cost what was answered, or the whole database'
  )
})

test('tables of another version, and extensions that are not there, are said', async () => {
  await database.db.execute(sql`create table if not exists drizzle.opened_from (since bigint not null)`)
  await database.db.execute(sql`insert into drizzle.opened_from (since) values (${Date.now() + 10 ** 12})`)
  expect((await doctor()).of('database').at(-1)).toBe('bad: It belongs to a newer version of the gallery')
  await database.db.execute(sql`drop table drizzle.opened_from`)
  const bare = `doctor_${Date.now()}`
  await database.db.execute(sql`create database ${sql.identifier(bare)}`)
  const { of } = await doctor({ DATABASE_URL: new URL(`/${bare}`, environment.DATABASE_URL).href })
  expect(of('database').slice(2).join()).toMatch(
    /^bad: pg_trgm and unaccent missing,warn: \d+ migrations are still/
  )
  expect(of('jobs').concat(of('mails'))).toEqual([])
})

test.each([
  [30, 'warn'],
  [3_600, 'bad'],
])('a clock that is %d seconds wrong is %s', async (seconds, state) => {
  const { of } = await doctor({}, '', () => new Date(Date.now() + seconds * 1_000))
  expect(of('clock')[0]).toMatch(new RegExp(`^${state}: .* ${seconds} seconds apart$`))
})

test('a time zone that is not the one of the gallery’s days and hours is said', async () => {
  expect((await doctor({ GALLERY_TZ: 'Europe/Madrid' })).of('clock'), 'none is noted').toHaveLength(2)
  await keepZone(database.db, 'America/Montevideo')
  const { code, of } = await doctor({ GALLERY_TZ: 'Europe/Madrid' })
  expect([code, of('clock').at(-1)]).toEqual([
    1,
    'warn: GALLERY_TZ is Europe/Madrid, and this gallery’s days and hours were made in America/Montevideo',
  ])
  expect((await doctor({ GALLERY_TZ: 'America/Montevideo' })).of('clock')).toHaveLength(2)
})

test('a disk with less than is wanted is said', async () => {
  const { code, of } = await doctor({}, '--space 999999999999')
  expect([code, of('disk').map((says) => says.slice(0, 4))]).toEqual([1, ['bad:', 'bad:']])
})

test('a storage that cannot be written is bad', async () => {
  const GALLERY_DATA = join(folder, 'stored')
  await rm(GALLERY_DATA, { recursive: true, force: true })
  await writeFile(GALLERY_DATA, 'no folder')
  const { of } = await doctor({ GALLERY_DATA })
  expect(of('storage').join()).toMatch(/^bad: The storage could not be opened: .*(EEXIST|ENOTDIR)/)
})

test('a folder that is not there is said, and not made', async () => {
  const GALLERY_DATA = join(folder, 'mistyped')
  const { of } = await doctor({ GALLERY_DATA })
  expect(of('storage')).toEqual([`bad: There is no folder ${join(GALLERY_DATA, 'storage')}`])
  expect(await readdir(folder)).not.toContain('mistyped')
})

test('a mail server that refuses is bad; one that is to take a mail gets it', async () => {
  const faulty = await openFaultyMailServer()
  closing.push(faulty.close)
  faulty.faults.push({ at: 'greeting', does: 554 })
  const SMTP_URL = faulty.url
  expect((await doctor({ SMTP_URL })).of('mail').join()).toMatch(/^bad: .* does not take mails: .*554/)
  const to = 'lucia@ochava.example'
  expect((await doctor({ SMTP_URL }, `--mail ${to}`)).of('mail').join()).toMatch(
    /^ok: .* took a mail to lucia@/
  )
  expect(faulty.accepted).toEqual([to])
  faulty.faults.push({ at: 'RCPT', does: 550 })
  expect((await doctor({ SMTP_URL }, `--mail ${to}`)).of('mail').join()).toMatch(/^bad: .*550/)
  const open = await doctor({ HOST: '0.0.0.0', PUBLIC_URL: 'http://ochava.example' })
  expect(open.of('mail')).toEqual(['warn: There is no mail server: mails are kept as files'])
})

test('a certificate is believed for as long as it lasts, and only where it may be', async () => {
  const port = await listen(healthy, certificate)
  const authorities = join(folder, 'authorities.pem')
  await writeFile(authorities, certificate.cert)
  const given = { PUBLIC_URL: `https://localhost:${port}`, SMTP_URL: 'smtp://127.0.0.1:1' }
  expect((await doctor(given)).of('address').join()).toMatch(/^bad: Nobody answers at .*self-signed/)
  const believed = { ...given, NODE_EXTRA_CA_CERTS: authorities }
  const well = await doctor(believed)
  expect(well.of('address').map((says) => says.slice(0, 30))).toEqual([
    'ok: The gallery answers at htt',
    'ok: The certificate lasts unti',
  ])
  const late = await doctor(believed, '', () => new Date('2126-10-30T12:00:00Z'))
  expect(late.of('address')[1]).toMatch(/^warn: The certificate lasts until 2126-11-\d\d, for \d days$/)
})

test.each([
  ['2026-11-20', 'ok', 'is 8 hours old: gallery-2026-11-20T030000Z.tar.gz'],
  ['2026-11-19', 'warn', 'is 32 hours old'],
  ['2026-11-01', 'bad', 'is 464 hours old'],
])('a newest backup of %s is %s in the morning after', async (day, state, says) => {
  const kept = join(folder, `kept-${day}`)
  await mkdir(kept)
  await writeFile(join(kept, `gallery-${day}T030000Z.tar.gz`), '')
  await writeFile(join(kept, 'gallery-2020-01-01T030000Z.tar.gz'), '')
  const BACKUP_URL = `file://${kept}`
  const { of } = await doctor({ BACKUP_URL }, '', () => new Date('2026-11-20T11:30:00Z'))
  expect(of('backups').join()).toMatch(new RegExp(`^${state}: The newest of 2 backups ${says}`))
})

test('a backup that a wrong clock dated ahead passes for none that is new', async () => {
  const kept = join(folder, 'kept-ahead')
  await mkdir(kept)
  for (const day of ['2026-11-01', '2027-11-20'])
    await writeFile(join(kept, `gallery-${day}T030000Z.tar.gz`), '')
  const { of } = await doctor({ BACKUP_URL: `file://${kept}` }, '', () => new Date('2026-11-20T11:30:00Z'))
  expect(of('backups').slice(0, 2)).toEqual([
    'bad: The newest of 1 backups is 464 hours old: gallery-2026-11-01T030000Z.tar.gz',
    'warn: A backup is dated ahead: the clock was wrong: gallery-2027-11-20T030000Z.tar.gz',
  ])
})

test('the last night is the last that does not lie ahead, and files that it had not are named', async () => {
  const now = new Date()
  const night = (days: number) => {
    const at = new Date(now.getTime() + days * 86_400_000)
    return {
      day: at.toISOString().slice(0, 10),
      due_at: at,
      made_at: at,
      checked_at: at,
      name: 'gallery-x.tar.gz',
    }
  }
  await database.db.insert(slides).values({ title_es: 'Sala', filename: 'gone.jpg' })
  await database.db.insert(pictures).values({
    ...{ folder: 'slides', file: 'gone.jpg', mime: 'image/jpeg', bytes: 1, width: 1, height: 1 },
    ...{ due_at: now, variants_at: now },
  })
  const [before, last, ahead] = [night(-2), night(-1), night(365)]
  await database.db.insert(backups).values([before, { ...last, missing: 2 }, ahead])
  const { of } = await doctor({}, '', () => now)
  expect(of('nights')).toEqual([
    `ok: The backup of ${last.day} was restored beside the gallery and found good`,
    'warn: 2 files that records name are gone: slides/gone.jpg, slides/gone-thumb.jpg',
  ])
  const said: string[] = []
  await runCli(['doctor'], {
    ...{ environment, now: () => now, signals: process, warn: () => {} },
    print: (line) => said.push(line),
  })
  expect(said.join()).toContain(`Take them from the backup of ${before.day}`)

  const unchecked = { checked_at: null, failed_at: now, last_error: 'newer-tables' }
  await database.db.update(backups).set(unchecked).where(eq(backups.day, last.day))
  expect((await doctor({}, '', () => now)).of('nights')[0]).toMatch(
    `The backup of ${last.day} was not checked: the tables are those of a newer version of the gallery`
  )
})

test('a folder in which none of the backups lies that there should be is warned of, and one on the disk of the data', async () => {
  const kept = join(folder, 'kept-mounted')
  await mkdir(kept)
  const now = new Date()
  const name = backupName(now)
  const night = { due_at: now, made_at: now, checked_at: now, name }
  await database.db.insert(backups).values({ ...night, day: now.toISOString().slice(0, 10) })
  const BACKUP_URL = `file://${kept}`
  expect((await doctor({ BACKUP_URL })).of('backups')).toEqual([
    'warn: The one backup that should be kept is not where BACKUP_URL says',
    'warn: There is no backup yet',
    `warn: The backups in ${kept} are on the same disk as ${folder}: what takes one takes both`,
  ])
  await writeFile(join(kept, name), '')
  expect((await doctor({ BACKUP_URL })).of('backups')).toEqual([
    expect.stringMatching(/^ok: The newest of 1 backups/),
    expect.stringContaining('on the same disk'),
  ])
})

const memory = '/dev/shm'
test.runIf(existsSync(memory) && statSync(memory).dev !== statSync(tmpdir()).dev)(
  'a folder on another disk is not warned of',
  async () => {
    const kept = await mkdtemp(join(memory, 'gallery-kept-'))
    closing.push(() => rm(kept, { recursive: true }))
    await writeFile(join(kept, backupName(new Date())), '')
    expect((await doctor({ BACKUP_URL: `file://${kept}` })).of('backups')).toEqual([
      expect.stringMatching(/^ok: The newest of 1 backups/),
    ])
  }
)

test('where no backups are made, or can be looked at, that is said', async () => {
  expect((await doctor()).of('backups')).toEqual(['warn: The gallery makes no backups by itself'])
  await writeFile(join(folder, 'no-folder'), '')
  const { of } = await doctor({ BACKUP_URL: `file://${join(folder, 'no-folder')}` })
  expect(of('backups').join()).toMatch(/^bad: The backups cannot be looked at: /)
  expect((await doctor({ BACKUP_URL: `file://${join(folder, 'new')}` })).of('backups')).toEqual([
    'warn: There is no backup yet',
  ])
})

test('a folder of backups that cannot be written is bad', async () => {
  // Where not even root may write.
  const { of } = await doctor({ BACKUP_URL: 'file:///proc' })
  expect(of('backups').join()).toMatch(/^bad: Nothing can be written in \/proc: /)
  const kept = join(folder, 'writable')
  await mkdir(kept)
  expect((await doctor({ BACKUP_URL: `file://${kept}` })).of('backups').join()).toContain('no backup yet')
  expect(await readdir(kept)).toEqual([])
})

test('what else answers at the public address is not taken for the gallery', async () => {
  const PORT = String(await listen((_request, response) => response.end('Welcome to nginx!')))
  expect((await doctor({ PORT })).of('address').join()).toMatch(/^bad: At .* something else answers \(200\)$/)
})

test('work that waits for too long, and what was given up, is said', async () => {
  const anHourAgo = new Date(Date.now() - 3_600_000)
  const mail = { kind: 'signIn', language: 'es', to: 'a@b.example', subject: '', html: '', text: '' } as const
  const picture = { folder: 'images', mime: 'image/jpeg', bytes: 1, width: 1, height: 1 } as const
  await database.db.insert(mails).values([
    { ...mail, message_id: 'late', due_at: anHourAgo },
    { ...mail, message_id: 'refused', due_at: anHourAgo, failed_at: anHourAgo, last_error: '550 Nobody' },
    { ...mail, message_id: 'let go', due_at: anHourAgo, failed_at: anHourAgo },
  ])
  await database.db.insert(pictures).values([
    { ...picture, file: 'late.jpg', due_at: anHourAgo },
    { ...picture, file: 'broken.jpg', failed_at: anHourAgo },
  ])
  const files = ['tarde.pdf', 'roto.pdf', 'tarde.mp3', 'muda.mp3', 'rota.mp3', 'borrada.mp3', 'tirada.mp3']
  const form = ItemForm.parse({ kind: 'audio', subtitle_es: 'Cinta' })
  const item_id = await createItem(database.db, form, { now: anHourAgo, by: null })
  const thrown = await createItem(database.db, form, { now: anHourAgo, by: null })
  await database.db.update(items).set({ deleted_at: anHourAgo }).where(eq(items.id, thrown))
  await database.db.insert(itemFiles).values(
    files.map((file) => ({
      ...{ item_id: file === 'tirada.mp3' ? thrown : item_id, file, name: file, mime: '', bytes: 1 },
      ...(file === 'borrada.mp3' ? { deleted_at: anHourAgo } : {}),
    }))
  )
  await database.db.insert(documents).values([
    { file: 'tarde.pdf', due_at: anHourAgo },
    { file: 'roto.pdf', failed_at: anHourAgo },
  ])
  await database.db
    .insert(recordings)
    .values([
      { file: 'tarde.mp3', due_at: anHourAgo },
      { file: 'muda.mp3', read_at: anHourAgo },
      ...['rota.mp3', 'borrada.mp3', 'tirada.mp3'].map((file) => ({ file, failed_at: anHourAgo })),
    ])
  const { code, of } = await doctor()
  expect(of('mails')).toEqual([
    'bad: 1 mail should have left a quarter of an hour ago',
    'warn: 1 mail of the last seven days could not be delivered',
  ])
  expect(of('jobs')).toEqual([
    'bad: Waiting too long: 1 picture, 1 PDF, 1 recording',
    'warn: Of 1 picture no smaller sizes could be made',
    'warn: 1 PDF could not be read',
    'warn: 2 recordings could not be read',
  ])
  expect(code).toBe(1)
})
