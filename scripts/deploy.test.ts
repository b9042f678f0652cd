import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { BlockList } from 'node:net'
import { ValidationSeverity, validate } from 'dockerfile-utils'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { readEnv } from '../packages/api/src/env/env.ts'
import { serverArgs, serverEnv } from './builtServer.mjs'

const root = new URL('../', import.meta.url)
/** Not on every machine. */
const systemdAnalyze = '/usr/bin/systemd-analyze'
const read = (file: string) => readFile(new URL(`deploy/${file}`, root), 'utf8')

/** How a service stands in a network. */
const Place = z.object({ ipv4_address: z.string().optional() })
const Service = z.object({
  build: z.object({ dockerfile: z.string() }).optional(),
  image: z.string().optional(),
  environment: z.record(z.string(), z.string()).default({}),
  volumes: z.array(z.string()).default([]),
  networks: z
    .union([
      z
        .array(z.string())
        .transform((names) => Object.fromEntries(names.map((name) => [name, Place.parse({})]))),
      z.record(z.string(), Place),
    ])
    .default({ default: {} }),
  ports: z.array(z.string()).default([]),
  read_only: z.boolean().default(false),
  cap_drop: z.array(z.string()).default([]),
  security_opt: z.array(z.string()).default([]),
})
const Compose = z.object({
  services: z.record(z.string(), Service),
  volumes: z.record(z.string(), z.null()),
  networks: z.record(
    z.string(),
    z.object({ ipam: z.object({ config: z.array(z.object({ subnet: z.string(), ip_range: z.string() })) }) })
  ),
})

/** The variables of a file of them. */
async function variablesOf(file: string): Promise<Record<string, string>> {
  const lines = (await read(file)).split('\n').filter((line) => /^\w/.test(line))
  return Object.fromEntries(
    lines.map((line) => [
      line.slice(0, line.indexOf('=')),
      line.slice(line.indexOf('=') + 1).replace(/^'(.*)'$/, '$1'),
    ])
  )
}

test('the configuration to copy is one that the gallery takes', async () => {
  const given = await variablesOf('gallery.env')
  const env: Record<string, unknown> = readEnv(given)
  for (const name of Object.keys(given)) expect(env).toHaveProperty(name)
})

test('what is filled in is read alike by systemd, Compose and the shell', async () => {
  const file = await read('gallery.env')
  const values = [...file.matchAll(/^(?:# )?[A-Z]\w*=(.*)$/gm)].map(([, value = '']) => value)
  for (const value of values) expect(value).toMatch(/^'[^']*'$/)
  const filled = file.replace(/^SMTP_URL='.*'$/m, "SMTP_URL='smtps://me:a$HOME&b=<c d>@mail.example'")
  const { stdout } = spawnSync('sh', ['-c', 'set -a; eval "$FILE"; printenv SMTP_URL'], {
    env: { PATH: process.env.PATH, HOME: '/root', FILE: filled },
    encoding: 'utf8',
  })
  expect(stdout).toBe('smtps://me:a$HOME&b=<c d>@mail.example\n')
})

test('the way to upgrade backs up first, and builds over no gallery that runs', async () => {
  const guide = await readFile(new URL('docs/server-on-monday.md', root), 'utf8')
  const [service = '', containers = ''] = guide.match(/^- \*\*Upgrades\.\*\*.*$/gm) ?? []
  expect(service).toMatch(/`backup .*systemctl stop gallery.*npm run build.*systemctl start gallery/)
  expect(containers).toMatch(/gallery\.mjs backup .*git pull --rebase --autostash/)
})

test('the service and the container run the server as “npm start” does, and as nobody of weight', async () => {
  const [service, container] = [await read('gallery.service'), await read('Containerfile')]
  expect(service).toContain(`ExecStart=/usr/bin/node ${serverArgs.join(' ')}\n`)
  expect(container).toContain(`CMD ${JSON.stringify(['node', ...serverArgs]).replaceAll(',', ', ')}\n`)
  for (const [name, value] of Object.entries(serverEnv)) {
    expect(service).toContain(`${name}=${value}`)
    expect(container).toContain(`${name}=${value}`)
  }
  const [pnpm = ''] =
    /pnpm@[\d.]+/.exec(await readFile(new URL('install.mjs', import.meta.url), 'utf8')) ?? []
  expect(container).toContain(`npx --yes ${pnpm} install --prod`)
  expect(service).toMatch(/^User=gallery$/m)
  expect(container.split('FROM ').at(-1)).toMatch(/^USER node$/m)
})

test.skipIf(!existsSync(systemdAnalyze))('systemd understands every line of the service', () => {
  const file = new URL('deploy/gallery.service', root).pathname
  const { stderr } = spawnSync(systemdAnalyze, ['verify', '--man=no', file], { encoding: 'utf8' })
  // Whether this machine has Node.js there is another question.
  expect(
    stderr.split('\n').filter((line) => line.includes('gallery.service') && !line.includes('/usr/bin/node'))
  ).toEqual([])
})

test.each(['Containerfile', 'nginx.Containerfile'])('%s has no fault', async (file) => {
  const faults = validate(await read(file), { deprecatedMaintainer: ValidationSeverity.ERROR })
  expect(faults.map(({ message, range }) => `${range.start.line + 1}: ${message}`)).toEqual([])
})

describe('compose', async () => {
  const { services, volumes, networks } = Compose.parse(parse(await read('compose.yaml')))

  test.each(Object.entries(services))(
    '%s can write nothing but its volumes, and has no more rights than it needs',
    (_name, service) => {
      expect(service.read_only).toBe(true)
      expect(service.cap_drop).toEqual(['ALL'])
      expect(service.security_opt).toEqual(['no-new-privileges:true'])
      expect(service.image === undefined || /:\d/.test(service.image)).toBe(true)
      if (service.build) expect(existsSync(new URL(service.build.dockerfile, root))).toBe(true)
      for (const volume of service.volumes) {
        const [from = ''] = volume.split(':')
        expect(from.startsWith('/') || from in volumes, volume).toBe(true)
      }
    }
  )

  test('only nginx is open to others', () => {
    const open = Object.entries(services).filter(([, { ports }]) => ports.length > 0)
    expect(open.map(([name]) => name)).toEqual(['nginx'])
  })

  test('the gallery takes what it is given there', async () => {
    const filled = Object.entries(services.gallery?.environment ?? {}).map(
      ([name, value]) => [name, value.replace(/\$\{\w+:\?\}/, 'secret')] as const
    )
    const env: Record<string, unknown> = readEnv({
      ...(await variablesOf('gallery.env')),
      ...Object.fromEntries(filled),
    })
    for (const [name] of filled) expect(env).toHaveProperty(name)
  })

  test('nothing that is filled in counts for nothing, unless the file says so', async () => {
    const file = await read('gallery.env')
    const filled = [...file.matchAll(/^(?:# )?([A-Z]\w*)=/gm)].map(([, name]) => name)
    const decided = Object.keys(services.gallery?.environment ?? {})
    const [, told = ''] = /^# In containers compose\.yaml decides (.*),/m.exec(file) ?? []
    expect(told.split(/, | and /).toSorted()).toEqual(decided.toSorted())
    expect(filled).toContain('BACKUP_URL')
    expect(decided.filter((name) => filled.includes(name)).toSorted()).toEqual([
      'DATABASE_URL',
      'PORT',
      'TRUST_PROXY',
    ])
  })

  test('backups go where the file to fill in has them go, into a volume that the gallery can write', async () => {
    const { BACKUP_URL = '' } = await variablesOf('gallery.env')
    const folder = new URL(BACKUP_URL).pathname
    expect(services.gallery?.volumes).toContain(`backups:${folder}`)
    expect(await read('Containerfile')).toMatch(new RegExp(`chown node:node .*${folder}`))
  })

  test('the gallery stays where nginx has found it, and nobody is given its address', () => {
    const [front = ''] = Object.keys(services.nginx?.networks ?? {})
    const { ipv4_address: address = '' } = services.gallery?.networks[front] ?? {}
    const [{ subnet = '', ip_range: range = '' } = {}] = networks[front]?.ipam.config ?? []
    expect(isWithin(address, subnet)).toBe(true)
    expect(isWithin(address, range)).toBe(false)
    expect(Object.keys(services.nginx?.networks ?? {})).toEqual([front])
    expect(Object.keys(services.gallery?.networks ?? {})).toContain('default')
  })

  test('what certbot shows for the next certificate is nginx’s to show, and no log grows in memory', async () => {
    const [plain = ''] = /^server \{.*?^\}/ms.exec(await read('nginx/gallery.conf')) ?? []
    expect(plain).toContain('listen 80;')
    const [, shown = ''] = /location \/\.well-known\/acme-challenge\/ \{\s+root (\S+);/.exec(plain) ?? []
    expect(services.nginx?.volumes).toContain(`${shown}:${shown}:ro`)
    expect(await readFile(new URL('docs/server-on-monday.md', root), 'utf8')).toContain(`-w ${shown} `)
    expect(plain).toContain('access_log off;')
    expect(await read('nginx.Containerfile')).toContain("sed -i '/^error_log /d' /etc/nginx/nginx.conf")
  })
})

/** Whether an address of IPv4 is one of a range, '10.0.0.0/24'. */
function isWithin(address: string, range: string): boolean {
  const [network = '', bits = ''] = range.split('/')
  const list = new BlockList()
  list.addSubnet(network, Number(bits))
  return list.check(address)
}
