import { isIP } from 'node:net'
import { Email } from '@gallery/contract'
import { z } from 'zod'
import { readBackupAddress } from './backupAddress.ts'
import { readBucketAddress } from './bucketAddress.ts'
import { readClamdAddress } from './clamdAddress.ts'
import { parseDuration } from './duration.ts'

const port = z
  .string()
  .default('3000')
  .transform(Number)
  .refine(
    (value) => Number.isInteger(value) && value >= 0 && value <= 65_535,
    'must be a port number, 0 to 65535'
  )

/**
 * An address with one of the protocols, or a sentence that shows what was expected. It names a host, unless that is told
 * in another way: PostgreSQL's socket is `?host=/var/run/postgresql`.
 */
function address(protocols: readonly string[], example: string, { mayLackHost = false } = {}) {
  return z.string().refine((text) => {
    if (!URL.canParse(text)) return false
    const { protocol, hostname } = new URL(text)
    return protocols.includes(protocol) && (mayLackHost || hostname !== '')
  }, `must be an address such as ${example}`)
}

/** Whose word to take for a visitor's address: nobody's, everybody's, or that of proxies with these addresses. */
const trustProxy = z
  .string()
  .default('false')
  .refine(
    (text) => text === 'true' || text === 'false' || text.split(',').every(isProxy),
    'must be true, false or the addresses of the proxies such as 10.0.0.1,172.16.0.0/12'
  )
  .transform((text) => (text === 'true' || text === 'false' ? text === 'true' : text))

const variables = z.object({
  PORT: port,
  HOST: z.string().default('localhost'),
  PUBLIC_URL: address(['http:', 'https:'], 'https://gallery.example')
    .refine(isOrigin, 'must be a whole host: the site cannot stand under a path')
    .optional(),
  GALLERY_DATA: z.string().default('./data'),
  DATABASE_URL: address(['postgres:', 'postgresql:'], 'postgres://user:password@host:5432/gallery', {
    mayLackHost: true,
  }).optional(),
  EMBEDDED_DATABASE: z.enum(['native', 'pglite'], 'must be native or pglite').optional(),
  STORAGE_URL: z
    .string()
    .refine(
      (text) => readBucketAddress(text) !== null,
      'must be an address such as s3://key:secret@host/bucket?region=eu-west-1'
    )
    .optional(),
  BACKUP_URL: z
    .string()
    .refine(
      (text) => readBackupAddress(text) !== null,
      'must be an address such as file:///srv/backups or s3://key:secret@host/bucket?region=eu-west-1'
    )
    .optional(),
  SMTP_URL: address(['smtp:', 'smtps:'], 'smtps://user:password@host:465').optional(),
  MAIL_FROM: z
    .string()
    .refine((text) => /^[^<>@\s]+@[^<>@\s]+$|^[^<>]*<[^<>@\s]+@[^<>@\s]+>$/.test(text), {
      message: 'must be a sender such as Galería <hola@gallery.example>',
    })
    .optional(),
  GALLERY_TZ: z
    .string()
    .default('America/Argentina/Buenos_Aires')
    .refine(isTimeZone, 'must be a time zone such as America/Argentina/Buenos_Aires'),
  SUPER_EMAILS: z
    .string()
    .default('')
    .transform((text, context) =>
      text
        .split(/[\s,;]+/)
        .filter((part) => part !== '')
        .map((part) => {
          const email = Email.safeParse(part)
          if (email.success) return email.data
          context.addIssue({ code: 'custom', message: `must list e-mail addresses; “${part}” is none` })
          return z.NEVER
        })
    ),
  BOOKING_HOLD: z
    .string()
    .default('2h')
    .transform((text, context) => {
      const duration = parseDuration(text)
      if (duration !== undefined && duration > 0) return duration
      context.addIssue({ code: 'custom', message: 'must be a duration such as 90m, 2h or 1d' })
      return z.NEVER
    }),
  RETENTION_DAYS: z
    .string()
    .default('365')
    .transform(Number)
    .refine(
      (days) => Number.isInteger(days) && days >= 1 && days <= 36_500,
      'must be a number of days, 1 to 36500'
    ),
  TRUST_PROXY: trustProxy,
  DRAIN_SECONDS: z
    .string()
    .default('0')
    .transform(Number)
    .refine((value) => value >= 0 && value <= 60, 'must be a number of seconds, 0 to 60'),
  CLAMD_URL: z
    .string()
    .refine(
      (text) => readClamdAddress(text) !== null,
      'must be an address such as tcp://127.0.0.1:3310 or unix:/run/clamav/clamd.ctl'
    )
    .optional(),
  METRICS_TOKEN: z
    .string()
    .regex(/^[\w.~+/=-]{16,}$/, 'must have at least 16 letters, digits or signs such as - and _')
    .optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: address(['http:', 'https:'], 'http://127.0.0.1:4318').optional(),
  RECAPTCHA_SITE_KEY: z.string().optional(),
  RECAPTCHA_SECRET: z.string().optional(),
})

const checked = variables.transform((env) => {
  const { origin, hostname } = new URL(env.PUBLIC_URL ?? `http://localhost:${env.PORT}`)
  return { ...env, PUBLIC_URL: origin, MAIL_FROM: env.MAIL_FROM ?? `Galería <no-reply@${hostname}>` }
})

type Given = Readonly<Record<string, string | undefined>>

/** A setting, and what is wrong with it. */
type Mistake = { name: string; says: string }

/** What one setting asks of another. Asked of what is given, so that it is said beside what else is wrong. */
function missingIn(given: Given): Mistake[] {
  const { PUBLIC_URL = '', SMTP_URL, RECAPTCHA_SITE_KEY, RECAPTCHA_SECRET } = given
  const missing: Mistake[] = []
  if (URL.canParse(PUBLIC_URL) && isHttps({ PUBLIC_URL }) && SMTP_URL === undefined) {
    missing.push({
      name: 'SMTP_URL',
      says: 'is missing: with an https PUBLIC_URL the gallery is open to the public and must send mails',
    })
  }
  if ((RECAPTCHA_SITE_KEY === undefined) !== (RECAPTCHA_SECRET === undefined)) {
    const [name, other] =
      RECAPTCHA_SECRET === undefined
        ? ['RECAPTCHA_SECRET', 'RECAPTCHA_SITE_KEY']
        : ['RECAPTCHA_SITE_KEY', 'RECAPTCHA_SECRET']
    missing.push({ name, says: `is missing: ${other} is of no use without it` })
  }
  return missing
}

/**
 * How this installation is configured. Names are those of the variables; `BOOKING_HOLD` is in milliseconds,
 * `PUBLIC_URL` has no slash at its end.
 */
export type Env = z.infer<typeof checked>

/**
 * Reads the environment variables, without the space around them; an empty one counts as missing.
 * @throws one Error that lists every bad value and what it should be
 */
export function readEnv(environment: Given): Env {
  const trimmed = Object.entries(environment).map(([name, value]) => [name, value?.trim()] as const)
  const given: Given = Object.fromEntries(trimmed.filter(([, value]) => value))
  const result = checked.safeParse(given)
  const issues = result.success ? [] : result.error.issues
  const mistakes = issues.map(({ path, message }) => ({ name: String(path[0]), says: message }))
  const lines = [...mistakes, ...missingIn(given)].map(({ name, says }) => {
    const value = given[name]
    return `  ${name} ${says}${value === undefined || isSecret(name) ? '' : ` (it is “${value}”)`}`
  })
  if (result.success && lines.length === 0) return result.data
  throw new Error(
    `The configuration has ${lines.length === 1 ? 'a mistake' : 'mistakes'}:\n${lines.join('\n')}`
  )
}

/** Open to the public: cookies are Secure, browsers are told to stay on https, mails must be sent. */
export function isHttps(env: { PUBLIC_URL: string }): boolean {
  return new URL(env.PUBLIC_URL).protocol === 'https:'
}

/** Visited from this machine only: neither its address nor the door it listens at is anybody else's. */
export function isLocal(env: { PUBLIC_URL: string; HOST: string }): boolean {
  return isLoopback(env.HOST) && isLoopback(new URL(env.PUBLIC_URL).hostname)
}

/** Whether a host name is this machine's own; an IPv6 address may stand in brackets. */
export function isLoopback(hostname: string): boolean {
  return ['localhost', '127.0.0.1', '::1'].includes(hostname.replace(/^\[|\]$/g, ''))
}

/** These may hold passwords, which no log should show. */
function isSecret(name: string): boolean {
  return [
    'DATABASE_URL',
    'STORAGE_URL',
    'BACKUP_URL',
    'SMTP_URL',
    'RECAPTCHA_SECRET',
    'METRICS_TOKEN',
  ].includes(name)
}

function isProxy(text: string): boolean {
  const [address = '', bits = '1', ...more] = text.trim().split('/')
  const known = ['loopback', 'linklocal', 'uniquelocal'].includes(address)
  if (known) return text.trim() === address
  const most = { 4: 32, 6: 128 }[isIP(address)]
  return (
    most !== undefined &&
    more.length === 0 &&
    /^\d{1,3}$/.test(bits) &&
    Number(bits) >= 1 &&
    Number(bits) <= most
  )
}

function isOrigin(text: string): boolean {
  if (!URL.canParse(text)) return true
  const { pathname, search, hash, username } = new URL(text)
  return pathname === '/' && search + hash + username === ''
}

/**
 * A zone by its place, or UTC. Shorter names stand for one thing here and for another in the database: ART is Cairo to
 * JavaScript and Buenos Aires to PostgreSQL, and the sign of an offset turns round between them.
 */
function isTimeZone(name: string): boolean {
  if (name !== 'UTC' && !/^[A-Za-z]+\//.test(name)) return false
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return true
  } catch {
    return false
  }
}
