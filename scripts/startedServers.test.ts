import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { describe, expect, test } from 'vitest'
import { freePort } from '../packages/api/src/testing/freePort.mjs'
import { untilItListens } from './builtServer.mjs'
import { printedBy } from './run.mjs'
import { untilItAnswers } from './untilItAnswers.mjs'

const start = (code: string) => spawn(process.execPath, ['--eval', code])

describe('a server that says that it listens', () => {
  test('is waited for', async () => {
    const server = start(
      `console.log('Opening'); console.log('Listening on 1'); setInterval(() => {}, 1_000)`
    )
    const printed = printedBy(server)
    await untilItListens(server)
    server.kill()
    expect(printed()).toBe('Opening\nListening on 1\n')
  })

  test('is not listened to any longer, but goes on', async () => {
    const server = start(`
      process.once('SIGTERM', () => process.stdout.write('x'.repeat(1_000_000), () => process.exit(5)))
      console.log('Listening on 1')
      setInterval(() => {}, 1_000)`)
    await untilItListens(server)
    expect([server.stdout.listenerCount('data'), server.stderr.listenerCount('data')]).toEqual([0, 0])
    const ended = once(server, 'exit')
    server.kill()
    // It would wait for ever where nobody takes what it says.
    expect(await ended).toEqual([5, null])
  })

  test('and that ends before is told of with what it printed, of both kinds', async () => {
    const server = start(`console.log('Opening'); console.error('No folder'); process.exitCode = 3`)
    const waiting = untilItListens(server)
    await expect(waiting).rejects.toThrow(/^The server ended with 3 before it listened:/)
    await expect(waiting).rejects.toThrow('Opening')
    await expect(waiting).rejects.toThrow('No folder')
  })
})

describe('a server that says nothing', () => {
  test('is asked until it answers, be it with an error', async () => {
    const port = await freePort()
    const answers = `require('node:http').createServer((_, answer) => answer.writeHead(404).end()).listen(${port})`
    const server = start(answers)
    expect(await untilItAnswers(`http://127.0.0.1:${port}`, server)).toBe(true)
    server.kill()
  })

  test('is asked again when its first answer is torn', async () => {
    const port = await freePort()
    const server = start(`
      let asked = 0
      require('node:http').createServer((_, answer) => {
        answer.writeHead(200, { 'content-length': 9 })
        if (asked++ > 0) answer.end('all of it')
        else answer.write('a', () => answer.destroy())
      }).listen(${port})`)
    expect(await untilItAnswers(`http://127.0.0.1:${port}`, server)).toBe(true)
    server.kill()
  })

  test('is given up while it keeps a question without an answer', async () => {
    const port = await freePort()
    const server = start(`require('node:net').createServer(() => {}).listen(${port})`)
    expect(await untilItAnswers(`http://127.0.0.1:${port}`, server, 500)).toBe(false)
    server.kill()
  })

  test('is waited for no longer once it has ended', async () => {
    const port = await freePort()
    expect(await untilItAnswers(`http://127.0.0.1:${port}`, start('process.exitCode = 3'))).toBe(false)
    const server = start('setInterval(() => {}, 1_000)')
    const waiting = untilItAnswers(`http://127.0.0.1:${port}`, server)
    server.kill()
    expect(await waiting).toBe(false)
  })
})
