import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from './freePort.mjs'

/** The test file that every scanner calls a virus. In two parts, so that no scanner takes this file for one. */
export const eicar = Buffer.from(
  ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('')
)

/** Where Debian's package clamav-daemon, or another, puts the real one. */
export const clamdProgram = [process.env.CLAMD_PATH, '/usr/sbin/clamd', '/usr/bin/clamd'].find(
  (path) => path && existsSync(path)
)

export interface Scanner {
  /** For `CLAMD_URL`. */
  url: string
  close(): Promise<void>
}

/**
 * A real clamd with one signature of its own, the test file's: the official ones, which are hundreds of megabytes and
 * come over the network, are not needed to see how it is spoken to.
 *
 * @param by what it listens at
 */
export async function startClamd(by: 'tcp' | 'unix'): Promise<Scanner> {
  if (clamdProgram === undefined) throw new Error('There is no clamd on this machine')
  const folder = await mkdtemp(join(tmpdir(), 'gallery-clamd-'))
  const signatures = join(folder, 'signatures')
  await mkdir(signatures)
  await writeFile(join(signatures, 'test.ndb'), `Test.EICAR:0:*:${eicar.toString('hex')}\n`)
  const port = await freePort()
  const listens =
    by === 'tcp' ? [`TCPSocket ${port}`, 'TCPAddr 127.0.0.1'] : [`LocalSocket ${folder}/clamd.ctl`]
  const log = join(folder, 'log')
  const settings = [
    'Foreground yes',
    `DatabaseDirectory ${signatures}`,
    `LogFile ${log}`,
    'StreamMaxLength 1M',
  ]
  await writeFile(join(folder, 'clamd.conf'), [...settings, ...listens, ''].join('\n'))
  const clamd = spawn(clamdProgram, ['--config-file', join(folder, 'clamd.conf')], { stdio: 'ignore' })
  const ended = once(clamd, 'exit')
  const said = () => readFile(log, 'utf8').catch(() => '')
  for (let tries = 0; !/Self checking|SelfCheck|Listening daemon/i.test(await said()); tries += 1) {
    if (clamd.exitCode !== null || tries > 600) throw new Error(`clamd did not start:\n${await said()}`)
    await wait(50)
  }
  return {
    url: by === 'tcp' ? `tcp://127.0.0.1:${port}` : `unix:${folder}/clamd.ctl`,
    close: async () => {
      clamd.kill('SIGKILL')
      await ended
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** How a scanner behaves: as clamd does with the test file and others, or in a way in which it fails. */
export type ScannerFault = 'none' | 'silence' | 'hangUp' | 'nonsense' | 'small'

/** Stands in for clamd where there is none, and fails in ways in which a real one hardly can be made to. */
export async function fakeClamd(fault: ScannerFault = 'none'): Promise<Scanner> {
  const open = new Set<Socket>()
  const server = createServer((socket) => {
    open.add(socket)
    socket.on('close', () => open.delete(socket)).on('error', () => {})
    let heard = Buffer.alloc(0)
    socket.on('data', (bytes: Buffer) => {
      heard = Buffer.concat([heard, bytes])
      if (fault === 'silence') return
      if (fault === 'hangUp') socket.destroy()
      else if (heard.equals(Buffer.from('zPING\0'))) socket.end('PONG\0')
      else if (fault === 'small' && heard.byteLength > 100) {
        socket.end('INSTREAM size limit exceeded. ERROR\0')
      } else {
        const content = contentOf(heard)
        if (content === undefined) return
        if (fault === 'nonsense') socket.end('stream: Can’t allocate memory ERROR\0')
        else socket.end(content.includes(eicar) ? 'stream: Test.EICAR FOUND\0' : 'stream: OK\0')
      }
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('The scanner has no port')
  return {
    url: `tcp://127.0.0.1:${address.port}`,
    close: () => {
      for (const socket of open) socket.destroy()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}

/** What was sent by INSTREAM; undefined until its end has come. */
function contentOf(heard: Buffer): Buffer | undefined {
  const command = 'zINSTREAM\0'
  if (heard.subarray(0, command.length).toString() !== command) return undefined
  const parts: Buffer[] = []
  for (let at = command.length; at + 4 <= heard.byteLength; ) {
    const size = heard.readUInt32BE(at)
    if (size === 0) return Buffer.concat(parts)
    if (at + 4 + size > heard.byteLength) return undefined
    parts.push(heard.subarray(at + 4, at + 4 + size))
    at += 4 + size
  }
  return undefined
}
