import { describe, expect, test } from 'vitest'
import { isHttps, isLocal, readEnv } from './env.ts'

describe('readEnv', () => {
  test('works with nothing set', () => {
    expect(readEnv({})).toEqual({
      PORT: 3000,
      HOST: 'localhost',
      PUBLIC_URL: 'http://localhost:3000',
      GALLERY_DATA: './data',
      MAIL_FROM: 'Galería <no-reply@localhost>',
      GALLERY_TZ: 'America/Argentina/Buenos_Aires',
      SUPER_EMAILS: [],
      BOOKING_HOLD: 7_200_000,
      RETENTION_DAYS: 365,
      TRUST_PROXY: false,
      DRAIN_SECONDS: 0,
    })
  })

  test('takes an empty variable for a missing one', () => {
    expect(readEnv({ PORT: '', GALLERY_TZ: ' ' })).toMatchObject({ PORT: 3000 })
  })

  test('leaves out space around a value, as a line of a file ends with unseen', () => {
    expect(readEnv({ GALLERY_DATA: '/srv/gallery/data ', GALLERY_TZ: '\tUTC\r' })).toMatchObject({
      GALLERY_DATA: '/srv/gallery/data',
      GALLERY_TZ: 'UTC',
    })
  })

  test('reads what is set', () => {
    const env = readEnv({
      PORT: '8080',
      PUBLIC_URL: 'https://ochava.example/',
      SMTP_URL: 'smtps://user:secret@mail.example:465',
      SUPER_EMAILS: 'Lucia@ochava.example, ana@ochava.example',
      BOOKING_HOLD: '45m',
      TRUST_PROXY: '10.0.0.1,172.16.0.0/12,loopback',
    })
    expect(env).toMatchObject({
      PORT: 8080,
      PUBLIC_URL: 'https://ochava.example',
      MAIL_FROM: 'Galería <no-reply@ochava.example>',
      SUPER_EMAILS: ['lucia@ochava.example', 'ana@ochava.example'],
      BOOKING_HOLD: 2_700_000,
      TRUST_PROXY: '10.0.0.1,172.16.0.0/12,loopback',
    })
    expect(isHttps(env)).toBe(true)
    expect(isLocal(env)).toBe(false)
    expect(isLocal(readEnv({}))).toBe(true)
    expect(isLocal(readEnv({ HOST: '0.0.0.0' }))).toBe(false)
  })

  test.each([
    ['https://ochava.example', 'https://ochava.example'],
    ['https://ochava.example/', 'https://ochava.example'],
    ['HTTPS://Ochava.Example:443/', 'https://ochava.example'],
    ['http://localhost:3001/', 'http://localhost:3001'],
  ])('the public address %s is %s: paths are put after it as they are', (PUBLIC_URL, address) => {
    expect(readEnv({ PUBLIC_URL, SMTP_URL: 'smtp://localhost' }).PUBLIC_URL).toBe(address)
  })

  test('the public address follows the port', () => {
    expect(readEnv({ PORT: '4000' }).PUBLIC_URL).toBe('http://localhost:4000')
  })

  test.each([
    ['PORT', 'eighty', 'must be a port number'],
    ['PORT', '65536', 'must be a port number'],
    ['PUBLIC_URL', 'ochava.example', 'must be an address such as https://gallery.example'],
    ['PUBLIC_URL', 'ftp://ochava.example', 'must be an address'],
    ['PUBLIC_URL', 'https://ochava.example/galeria', 'must be a whole host'],
    ['DATABASE_URL', 'mysql://localhost/gallery', 'must be an address such as postgres://'],
    ['STORAGE_URL', '/var/files', 'must be an address such as s3://'],
    ['STORAGE_URL', 's3://host/bucket', 'must be an address such as s3://'],
    ['BACKUP_URL', '/srv/backups', 'must be an address such as file:///srv/backups'],
    ['METRICS_TOKEN', 'short', 'must have at least 16 letters'],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector', 'must be an address such as http://127.0.0.1:4318'],
    ['SMTP_URL', 'mail.example', 'must be an address such as smtps://'],
    ['MAIL_FROM', 'Galería', 'must be a sender'],
    ['GALLERY_TZ', 'Buenos Aires', 'must be a time zone'],
    ['GALLERY_TZ', 'ART', 'must be a time zone'],
    ['GALLERY_TZ', '-03:00', 'must be a time zone'],
    ['SUPER_EMAILS', 'lucia', 'must list e-mail addresses; “lucia” is none'],
    ['BOOKING_HOLD', '2 hours', 'must be a duration such as 90m, 2h or 1d'],
    ['BOOKING_HOLD', '0h', 'must be a duration'],
    ['RETENTION_DAYS', '0', 'must be a number of days'],
    ['RETENTION_DAYS', 'a year', 'must be a number of days'],
    ['SMTP_URL', 'smtp:', 'must be an address such as smtps://'],
    ['SMTP_URL', 'smtp:mail.example', 'must be an address such as smtps://'],
    ['TRUST_PROXY', '10.0.0.1/99', 'must be true, false or the addresses of the proxies'],
    ['TRUST_PROXY', '10.0.0.1/0', 'must be true, false or the addresses of the proxies'],
    ['TRUST_PROXY', 'fd00::/129', 'must be true, false or the addresses of the proxies'],
    ['TRUST_PROXY', '10.0.0.0/8/8', 'must be true, false or the addresses of the proxies'],
    ['TRUST_PROXY', '1', 'must be true, false or the addresses of the proxies'],
  ])('says what is wrong with %s=%s', (name, value, sentence) => {
    expect(() => readEnv({ [name]: value })).toThrow(sentence)
    expect(() => readEnv({ [name]: value })).toThrow(name)
  })

  test('lists everything that is wrong at once', () => {
    expect(() => readEnv({ PORT: 'x', GALLERY_TZ: 'x', BOOKING_HOLD: 'x' })).toThrow(
      /PORT .*\n.*GALLERY_TZ .*\n.*BOOKING_HOLD /
    )
  })

  test('also what is missing beside what is wrong', () => {
    const given = { PORT: 'x', PUBLIC_URL: 'https://ochava.example/galeria', RECAPTCHA_SITE_KEY: 'key' }
    expect(() => readEnv(given)).toThrow(
      /PORT .*\n.*PUBLIC_URL .*\n.*SMTP_URL is missing.*\n.*RECAPTCHA_SECRET is missing/
    )
  })

  test('takes the socket of a database, and prefixes of both kinds of addresses', () => {
    const DATABASE_URL = 'postgres:///gallery?host=/var/run/postgresql'
    expect(readEnv({ DATABASE_URL, TRUST_PROXY: '10.0.0.0/32,fd00::/128' })).toMatchObject({ DATABASE_URL })
  })

  test('a public gallery must be able to send mails', () => {
    expect(() => readEnv({ PUBLIC_URL: 'https://ochava.example' })).toThrow('SMTP_URL is missing')
  })

  test.each([
    [
      { RECAPTCHA_SITE_KEY: 'key' },
      'RECAPTCHA_SECRET is missing: RECAPTCHA_SITE_KEY is of no use without it',
    ],
    [{ RECAPTCHA_SECRET: 'secret' }, 'RECAPTCHA_SITE_KEY is missing'],
  ])('reCAPTCHA needs both of its keys: %o', (keys, sentence) => {
    expect(() => readEnv(keys)).toThrow(sentence)
  })

  test('shows no password', () => {
    expect(() => readEnv({ DATABASE_URL: 'mysql://me:secret@host/db' })).toThrow(/^(?!.*secret)/s)
  })
})
