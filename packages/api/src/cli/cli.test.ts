import { EventEmitter } from 'node:events'
import { existsSync } from 'node:fs'
import { chown, mkdir, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { desc, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { openDatabase } from '../databases/openDatabase.ts'
import { readEnv } from '../env/env.ts'
import { addPasskey } from '../factors/passkeys.queries.ts'
import { makeRecoveryCodes } from '../factors/recoveryCodes.queries.ts'
import { activity } from '../tables/activity.table.ts'
import { backups } from '../tables/backups.table.ts'
import { mails } from '../tables/mails.table.ts'
import { passkeys } from '../tables/passkeys.table.ts'
import { recoveryCodes } from '../tables/recoveryCodes.table.ts'
import { sessions } from '../tables/sessions.table.ts'
import { users } from '../tables/users.table.ts'
import { seedDataFolder, testDatabaseUrl } from '../testing/database.ts'
import { openMailbox } from '../testing/mailbox.ts'
import { readZip } from '../testing/readZip.ts'
import { noon } from '../testing/testApp.ts'
import { workbookFile } from '../testing/workbook.ts'
import { runCli } from './runCli.ts'

const template = inject('testTemplate')
let folder: string
let environment: Record<string, string | undefined>
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gallery-cli-'))
  environment = {
    GALLERY_DATA: join(folder, 'data'),
    DATABASE_URL: await testDatabaseUrl(),
    EMBEDDED_DATABASE: 'pglite',
  }
  if (template.kind === 'pglite') await seedDataFolder(template, join(folder, 'data'))
})
afterAll(() => rm(folder, { recursive: true }))

const said: { out: string; err: string } = { out: '', err: '' }
beforeEach(() => Object.assign(said, { out: '', err: '' }))

/** Runs a command line. @returns its exit code; what it said is in `said` */
async function gallery(
  line: string,
  more: Readonly<Record<string, string>> = {},
  signals = new EventEmitter()
): Promise<number> {
  Object.assign(said, { out: '', err: '' })
  return runCli(line.split(' ').filter(Boolean), {
    environment: { ...environment, ...more },
    print: (text) => {
      said.out += `${text}\n`
    },
    warn: (text) => {
      said.err += `${text}\n`
    },
    now: () => noon,
    signals,
  })
}

test.each(['', 'help', '--help', 'backup --help'])('“gallery %s” tells how it is used', async (line) => {
  expect(await gallery(line)).toBe(0)
  expect(said.out).toContain('gallery backup FILE')
  expect(said.err).toBe('')
})

test.each([
  ['bakcup x', '“bakcup” is no command', 'gallery help'],
  ['backup', 'FILE is missing', 'gallery backup FILE'],
  ['backup a b', '“b” is one word too many', 'gallery backup FILE'],
  ['users --jason', '--jason', 'gallery users'],
  ['super add', 'EMAIL is missing', 'gallery super remove EMAIL'],
  ['super add lucia', '“lucia” is not an e-mail address', 'gallery super add EMAIL'],
  ['super give lucia@ochava.example', '“give” is none of add, remove and reset', 'gallery super add EMAIL'],
  ['backups give x y', '“give” is not get', 'gallery backups get NAME'],
  ['backups get x', 'FILE is missing', 'gallery backups get NAME'],
  ['export', 'TABLE is missing', 'gallery export everything FILE.zip'],
  ['export paintings a.csv', '“paintings” is no table', 'gallery export works'],
  ['export works a.pdf', '“a.pdf” must end in .csv or .xlsx', 'gallery export works'],
  ['export works a.csv --quary x', 'works has no --quary', 'gallery export works'],
  ['export works a.csv --status', '--status needs a value', 'gallery export works'],
  ['export works a.csv --status Perdida', 'status', 'gallery export works'],
  ['export everything a.tar', '“a.tar” must end in .zip', 'gallery export works'],
  ['import works a.csv --language fr', '“fr” is neither es nor en', 'gallery import works'],
  ['help paintings', '“paintings” is no command', 'gallery help'],
  ['mail test lucia@ochava.example --language fr', '“fr” is neither es nor en', 'gallery mail test'],
])('“gallery %s” is not understood', async (line, reason, usage) => {
  expect(await gallery(line, { BACKUP_URL: `file://${join(folder, 'kept')}` })).toBe(2)
  expect(said.err).toContain(reason)
  expect(said.err).toContain(usage)
  expect(said.out).toBe('')
})

test('a mistake in the configuration is named', async () => {
  expect(await gallery('users', { GALLERY_TZ: 'Marte' })).toBe(1)
  expect(said.err).toContain('GALLERY_TZ must be a time zone')
})

describe.runIf(template.kind === 'pglite')('PGlite', () => {
  test('of a folder without a gallery is not made by reading it', async () => {
    const GALLERY_DATA = join(folder, 'elsewhere')
    for (const line of ['users', 'purge', `backup ${folder}/nothing.tar.gz`]) {
      expect(await gallery(line, { GALLERY_DATA })).toBe(1)
      expect(said.err).toContain('There is no gallery in')
    }
    expect(await readdir(folder)).not.toContain('elsewhere')
  })

  test('that the server has open is left alone', async () => {
    const server = await openDatabase({ GALLERY_DATA: join(folder, 'data'), EMBEDDED_DATABASE: 'pglite' })
    expect(await gallery('users')).toBe(1)
    await server.close()
    expect(said.err).toContain(`in use by process ${process.pid}`)
  })
})

test('the panel is given, listed and taken', async () => {
  expect(await gallery('super add Lucia@Ochava.example')).toBe(0)
  expect(said.out).toBe('lucia@ochava.example has the panel\n')
  expect(await gallery('users --json')).toBe(0)
  expect(JSON.parse(said.out)).toMatchObject([{ email: 'lucia@ochava.example', super: true, sessions: 0 }])

  expect(await gallery('super remove lucia@ochava.example', { SUPER_EMAILS: 'lucia@ochava.example' })).toBe(1)
  expect(said.err).toContain('SUPER_EMAILS lists it')
  expect(await gallery('super remove lucia@ochava.example')).toBe(0)
  expect(said.err).toContain('Nobody has the panel now')
  expect(await gallery('super remove lucia@ochava.example')).toBe(1)
  expect(await gallery('users --query ochava')).toBe(0)
  expect(said.out).toBe('1  lucia@ochava.example  lucia    not signed in\n1 user\n')
})

test('purging says what it forgot', async () => {
  expect(await gallery('super add lucia@ochava.example')).toBe(0)
  expect(await gallery('purge')).toBe(0)
  expect(said.out).toContain('sessions: 0\n')
})

test('purging says what could not be forgotten, and forgets the rest', async () => {
  const database = await openDatabase(readEnv(environment))
  const { db } = database
  await db.insert(mails).values({
    ...{ kind: 'signIn', to: 'ana@example.org', language: 'es', subject: '', text: '', html: '' },
    ...{ message_id: 'one', due_at: noon, sent_at: new Date(noon.getTime() - 40 * 24 * 3_600_000) },
  })
  await db.execute(sql`
    create function refuse() returns trigger language plpgsql as $$ begin raise exception 'refused'; end $$`)
  await db.execute(sql`
    create trigger refused before update on appointments for each statement execute function refuse()`)
  await database.close()
  expect(await gallery('purge')).toBe(1)
  expect(said.out).toContain('mails: 1\n')
  expect(said.out).not.toContain('appointments:')
  expect(said.err).toBe('appointments: refused\nNot everything could be forgotten: appointments\n')

  const again = await openDatabase(readEnv(environment))
  await again.db.execute(sql`drop function refuse cascade`)
  await again.close()
})

test('a backup comes back, and replaces what is there only when told to', async () => {
  const file = join(folder, 'saved.tar.gz')
  expect(await gallery('super add lucia@ochava.example')).toBe(0)
  expect(await gallery(`backup ${file}`)).toBe(0)
  expect(said.out).toMatch(/^Saved in .*saved\.tar\.gz: \d+ rows of \d+ tables and 0 files \(0\.0 MB\)\n$/)
  expect(await gallery('super add nora@ochava.example')).toBe(0)

  expect(await gallery(`restore ${file}`)).toBe(1)
  expect(said.err).toContain('add --yes-replace')
  expect(await gallery(`restore ${file} --yes-replace`)).toBe(0)
  expect(said.out).toContain('Restored what')
  expect(await gallery('users')).toBe(0)
  expect(said.out).toContain('lucia@')
  expect(said.out).not.toContain('nora@')

  await writeFile(file, 'hola')
  expect(await gallery(`restore ${file} --yes-replace`)).toBe(1)
  expect(said.err).toContain('Nothing was changed')
})

test.runIf(template.kind === 'postgres')(
  'nothing is restored beneath a server that goes on with what it has in memory',
  async () => {
    const file = join(folder, 'beneath.tar.gz')
    expect(await gallery(`backup ${file}`)).toBe(0)
    const running = await openDatabase(readEnv(environment))
    await running.ready()
    expect(await gallery('super add nora@ochava.example')).toBe(0)
    expect(await gallery(`restore ${file} --yes-replace`)).toBe(1)
    expect(said.err).toMatch(/is in use by 1 other connection of the gallery\. Stop every server/)
    await running.close()
    expect(await gallery('users')).toBe(0)
    expect(said.out).toContain('nora@')
    expect(await gallery(`restore ${file} --yes-replace`)).toBe(0)
  }
)

test.each(['SIGINT', 'SIGTERM', 'SIGHUP'])('a backup that %s interrupts leaves nothing', async (signal) => {
  const saving = join(folder, signal)
  await mkdir(saving)
  const signals = new EventEmitter()
  const ended = gallery(`backup ${saving}/saved.tar.gz`, {}, signals)
  while (!existsSync(`${saving}/saved.tar.gz.part`)) await pause(1)
  // A terminal’s Ctrl+C comes twice, once through npm.
  for (const _time of [1, 2]) signals.emit(signal)
  expect(await ended).toBe(1)
  expect(said.err).toBe(
    `${saving}/saved.tar.gz was not made: ${signal} interrupted it. Nothing was left there.\n`
  )
  expect(await readdir(saving)).toEqual([])
  expect(signals.eventNames()).toEqual([])
})

test.runIf(process.getuid?.() === 0)('what root restores is whose the folder is', async () => {
  const file = join(folder, 'given.tar.gz')
  const data = join(folder, 'given')
  await mkdir(data)
  const nobody = 65_534
  await chown(data, nobody, nobody)
  expect(await gallery(`backup ${file}`)).toBe(0)
  expect(await gallery(`restore ${file} --yes-replace`, { GALLERY_DATA: data })).toBe(0)
  const made = await readdir(data, { recursive: true })
  expect(made).toContain(join('storage', 'images'))
  for (const path of made) expect((await stat(join(data, path))).uid, path).toBe(nobody)
})

test('what comes back is somebody’s own, and no demo any more', async () => {
  const file = join(folder, 'own.tar.gz')
  const mark = join(folder, 'data', 'demo')
  await mkdir(join(folder, 'data'), { recursive: true })
  await writeFile(mark, 'This is the demo gallery.')
  expect(await gallery(`backup ${file}`)).toBe(0)
  expect(existsSync(mark)).toBe(true)
  expect(await gallery(`restore ${file} --yes-replace`)).toBe(0)
  expect(existsSync(mark)).toBe(false)
})

test('the time zone of a gallery comes back with it, and another is meant only when that is said', async () => {
  const file = join(folder, 'zone.tar.gz')
  expect(await gallery('zone')).toBe(0)
  expect(said.out).toBe('None is noted: the next start notes America/Argentina/Buenos_Aires\n')
  expect(await gallery('zone --accept')).toBe(0)
  expect([said.out, said.err]).toEqual(['America/Argentina/Buenos_Aires\n', ''])
  expect(await gallery(`backup ${file}`)).toBe(0)

  const elsewhere = { GALLERY_TZ: 'Europe/Madrid' }
  expect(await gallery(`restore ${file} --yes-replace`, elsewhere)).toBe(0)
  expect(said.err).toContain('set GALLERY_TZ to America/Argentina/Buenos_Aires')
  expect(await gallery('zone', elsewhere)).toBe(0)
  expect(said.err).toContain('GALLERY_TZ is Europe/Madrid')
  expect(await gallery('zone --accept', elsewhere)).toBe(0)
  expect([said.out, said.err]).toEqual(['Europe/Madrid\n', ''])
  expect(await gallery('zone --accept')).toBe(0)
  expect(await gallery(`restore ${file} --yes-replace`)).toBe(0)
  expect(said.err).toBe('')
})

test('a folder that a backup cannot be written into, and a table that is not there, are said in a sentence', async () => {
  expect(await gallery(`backup ${folder}/nowhere/saved.tar.gz`)).toBe(1)
  expect(said.err).toBe(`There is no folder ${folder}/nowhere\n`)
  expect(await gallery('super add lucia@ochava.example')).toBe(0)
  expect(await gallery(`import works ${folder}/nothing.csv`)).toBe(1)
  expect(said.err).toBe(
    `A table could not be read: ENOENT: no such file or directory, open '${folder}/nothing.csv'\n`
  )
})

test('an upgrade that failed is gone back from with the backup from before it', async () => {
  const file = join(folder, 'before-upgrade.tar.gz')
  expect(await gallery('super add lucia@ochava.example')).toBe(0)
  expect(await gallery(`backup ${file}`)).toBe(0)
  const upgraded = await openDatabase(readEnv(environment))
  // As a newer version begins: it got no further.
  await upgraded.db.execute(sql`create table drizzle.opened_from (since bigint not null)`)
  await upgraded.db.execute(sql`insert into drizzle.opened_from values (${noon.getTime() * 2})`)
  await upgraded.close()

  for (const line of ['users', `restore ${file}`]) {
    expect(await gallery(line)).toBe(1)
    expect(said.err).toContain('restore FILE --yes-replace')
  }
  expect(await gallery(`restore ${file} --yes-replace`)).toBe(0)
  expect(await gallery('users')).toBe(0)
  expect(said.out).toContain('lucia@')
})

test('who lost their telephone begins anew: nothing but the mailbox is left, and they are told', async () => {
  expect(await gallery('super add lucia@ochava.example')).toBe(0)
  const open = () => openDatabase(readEnv(environment))
  const before = await open()
  const [lucia] = await before.db.select().from(users).where(eq(users.email, 'lucia@ochava.example'))
  const user_id = lucia?.id ?? 0
  await addPasskey(before.db, {
    user_id,
    credential_id: 'lost',
    public_key: '',
    counter: 0,
    transports: [],
    name: 'Teléfono',
    created_at: noon,
  })
  await makeRecoveryCodes(before.db, user_id, noon)
  await before.db.insert(sessions).values({ id_hash: 'lost', user_id, expires_at: noon, factor: 'passkey' })
  await before.close()

  expect(await gallery('super reset nadie@ochava.example')).toBe(1)
  expect(said.err).toContain('has no account')
  expect(await gallery('super reset Lucia@Ochava.example --language en')).toBe(0)
  expect(said.out).toContain('1 of their sessions ended')

  const after = await open()
  for (const table of [passkeys, recoveryCodes, sessions]) {
    expect(await after.db.$count(table, eq(table.user_id, user_id))).toBe(0)
  }
  const told = await after.db.select().from(mails).where(eq(mails.kind, 'factors'))
  expect(told.map(({ to, subject }) => `${to}: ${subject}`)).toEqual([
    'lucia@ochava.example: Your access to Galería begins anew',
  ])
  const [entry] = await after.db.select().from(activity).orderBy(desc(activity.id)).limit(1)
  expect(entry).toMatchObject({ kind: 'user', record_id: String(user_id), origin: 'command line' })
  await after.close()
})

test('a table and everything are written to files, which replace none', async () => {
  expect(await gallery('super add lucia@ochava.example')).toBe(0)
  const file = join(folder, 'users.csv')
  expect(await gallery(`export users ${file} --query ochava --secret`)).toBe(0)
  expect(said.out).toBe(`Written to ${file}\n`)
  expect(await readFile(file, 'utf8')).toMatch(/^\uFEFFid,email,[^\n]+\r\n\d+,lucia@ochava\.example,/)
  expect(await gallery(`export users ${file}`)).toBe(1)
  expect(said.err).toContain('is there already')

  const zip = join(folder, 'todo.zip')
  expect(await gallery(`export everything ${zip}`)).toBe(0)
  expect([...(await readZip(await readFile(zip))).keys()]).toContain('tables/works.xlsx')
  expect(await readdir(folder)).not.toContain('todo.zip.part')
})

test('a table comes in; one that is too much to read is refused with a sentence', async () => {
  expect(await gallery('super add lucia@ochava.example')).toBe(0)
  const table = join(folder, 'obras.csv')
  await writeFile(table, 'code,title_es,artist\nA-1,Patio,Ana Paz\n')
  expect(await gallery(`import works ${table}`)).toBe(0)
  expect(said.out).toContain('1 new, 0 changed')
  const bomb = join(folder, 'obras.xlsx')
  await writeFile(bomb, workbookFile({ styles: `<styleSheet>${'<a/>'.repeat(1_500_000)}</styleSheet>` }))
  expect(await gallery(`import works ${bomb}`)).toBe(1)
  expect(said.err).toContain('more than can be read at once')
})

test('the map of a table is suggested, changed and given back', async () => {
  const [table, map] = [join(folder, 'fremd.csv'), join(folder, 'map.json')]
  await writeFile(table, 'id,Inventarnummer,Titel,Höhe,Künstler\n7,B-1,Hof,groß,"Paz, Ana"\n')
  expect(await gallery('help import works')).toBe(0)
  expect(said.out).toMatch(/^ +title_es$/m)
  expect(said.out).toContain('names: as_written, surname_first, surname_last')
  expect(said.out).toMatch(/^ +key: code, .*none$/m)
  expect(said.out).toMatch(/^ +currency: .*ISO 4217/m)
  expect(said.out).toMatch(/^ +fill_only: true, false$/m)
  expect(await gallery(`import works ${table} --suggest`)).toBe(0)
  const suggested = JSON.parse(said.out)
  expect(suggested).toMatchObject({ code: 'Inventarnummer', title_es: 'Titel', file: { delimiter: ',' } })
  expect(suggested.rules.names).toBe('surname_first')
  await writeFile(map, JSON.stringify({ ...suggested, title_en: 'Titel', title_es: 'Nirgends' }))
  expect(await gallery(`import works ${table} --map ${map} --language es`)).toBe(1)
  expect(said.err).toContain('Nirgends')
  expect(said.err).not.toContain('import.map')
  await writeFile(map, '[]')
  expect(await gallery(`import works ${table} --map ${map}`)).toBe(1)
  expect(said.err).toContain('"title_es": "Title"')
})

test('why rows are refused is said in the language asked for, and what changes nothing leaves nothing behind', async () => {
  const table = join(folder, 'medidas.csv')
  await writeFile(table, 'code,title_es,height\nC-1,Patio,989 MB\n')
  expect(await gallery(`import works ${table} --language es`)).toBe(0)
  expect(said.out).toContain('no es una medida')
  expect(said.out).toContain('0 new, 0 changed')
  expect(said.out).not.toContain('Imported as')
})

test('a test mail goes to the mail server, or says why not', async () => {
  const mailbox = await openMailbox()
  expect(await gallery('mail test ana@example.org', { SMTP_URL: mailbox.url })).toBe(0)
  expect(said.out).toContain('accepted a mail')
  expect(mailbox.mails).toMatchObject([
    { recipients: ['ana@example.org'], subject: expect.stringContaining('prueba') },
  ])
  mailbox.refusals.push(550)
  expect(await gallery('mail test ana@example.org', { SMTP_URL: mailbox.url })).toBe(1)
  expect(said.err).toContain('The mail was not accepted')
  const SMTP_URL = mailbox.url.replace('smtp:', 'smtps:')
  expect(await gallery('mail test ana@example.org', { SMTP_URL })).toBe(1)
  expect(said.err).toContain('Look at SMTP_URL: host, port, smtp or smtps')
  await mailbox.close()

  expect(await gallery('mail test ana@example.org --language en')).toBe(0)
  expect(said.out).toContain('outbox')
  expect((await readdir(join(folder, 'data', 'outbox'))).length).toBe(2)
})

test('the backups of the nights are listed and got from where they are kept', async () => {
  expect(await gallery('backups')).toBe(1)
  expect(said.err).toContain('BACKUP_URL is not set')

  const BACKUP_URL = `file://${join(folder, 'nights')}`
  expect(await gallery('backups', { BACKUP_URL })).toBe(0)
  expect(said.out).toBe('0 backups\n')
  await expect(readdir(join(folder, 'nights')), 'to look makes nothing').rejects.toThrow('ENOENT')
  const name = 'gallery-2025-03-05T063000Z.tar.gz'
  await mkdir(join(folder, 'nights'))
  await writeFile(join(folder, 'nights', name), 'a backup')
  expect(await gallery('backups --nights', { BACKUP_URL })).toBe(0)
  expect(said.out).toContain(`${name}  0.0 MB  2025-03-05T06:30:00.000Z`)
  expect(said.out).toContain('1 backup\n')

  const copy = join(folder, 'got.tar.gz')
  expect(await gallery(`backups get ${name} ${copy}`, { BACKUP_URL })).toBe(0)
  expect(await readFile(copy, 'utf8')).toBe('a backup')
  expect(await gallery(`backups get ${name} ${copy}`, { BACKUP_URL })).toBe(1)
  expect(await gallery('backups get other other.tar.gz', { BACKUP_URL })).toBe(1)
  expect(said.err).toContain('There is no backup called other')
})

test('a night whose process was stopped was interrupted; one in hand is not', async () => {
  const night = { due_at: noon }
  const past = new Date(noon.getTime() - 1)
  const held = new Date(noon.getTime() + 60_000)
  const { db, close } = await openDatabase(readEnv(environment))
  await db.insert(backups).values([
    { ...night, day: '2025-03-01' },
    { ...night, day: '2025-03-02', attempts: 1, stage: 'checking', locked_until: past },
    { ...night, day: '2025-03-03', attempts: 1, stage: 'sending', locked_until: held },
    { ...night, day: '2025-03-04', attempts: 3, failed_at: noon, last_error: 'the disk is full' },
    {
      ...night,
      day: '2025-03-05',
      attempts: 1,
      failed_at: noon,
      name: 'n.tar.gz',
      last_error: 'newer-tables',
    },
  ])
  await close()
  expect(await gallery('backups --nights', { BACKUP_URL: `file://${join(folder, 'no-nights')}` })).toBe(0)
  expect(said.out.split('\n').slice(1, -1)).toEqual([
    expect.stringMatching(
      /^2025-03-05 {2}not checked {2}n\.tar\.gz: the tables are those of a newer version/
    ),
    '2025-03-04  failed       the disk is full',
    '2025-03-03  sending      1 tries',
    '2025-03-02  interrupted  its process was stopped while checking',
    '2025-03-01  interrupted  its process was stopped',
  ])
})

test('files that no record names are told, and moved aside when that is asked for', async () => {
  const storage = join(folder, 'data', 'storage', 'images')
  await mkdir(storage, { recursive: true })
  await writeFile(join(storage, 'left.jpg'), 'left')
  await utimes(join(storage, 'left.jpg'), new Date('2025-03-01'), new Date('2025-03-01'))
  expect(await gallery('files')).toBe(0)
  expect(said.out).toContain('would be moved aside: 1 file, 0.0 MB')
  expect(await gallery('files --move')).toBe(0)
  expect(said.out).toContain('\naside for less: 0 files')
  expect(await gallery('files')).toBe(0)
  expect(said.out).toContain('would be moved aside: 0 files')
  expect(said.out).toContain('aside for less: 1 file')
})
