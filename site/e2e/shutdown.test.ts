import { once } from 'node:events'
import { connect } from 'node:net'
import { copyEmbeddedDemo } from './demoCopy.ts'
import { expect, test } from './gallery.ts'
import { openMailbox } from './mailbox.ts'
import { startServer } from './server.ts'
import { bookingBy, freeSlots, newAddress, visit } from './visitor.ts'

test('asked to end, the server answers everybody who has asked, and sends each mail once', async () => {
  const demo = await copyEmbeddedDemo()
  const mailbox = await openMailbox()
  const env = { ...demo.env, SMTP_URL: mailbox.url }
  const first = await startServer(env)
  const visitor = await visit(first.url)
  const slots = await freeSlots(visitor)
  const bookings = slots.slice(0, 6).map(({ slot }, number) => bookingBy(`ending-${number}`, slot.id))
  expect(bookings).toHaveLength(6)

  const asked = bookings.flatMap((booking) => [
    visitor.post('/api/appointments', booking, newAddress()),
    visitor.get('/es'),
    visitor.get('/en/exhibitions'),
    visitor.post('/api/appointments/upcoming', {}),
  ])
  await Promise.race(asked)
  const ended = first.stop()
  const answers = await Promise.all(
    asked.map(async (answer) => ({ status: (await answer).status, text: await (await answer).text() }))
  )
  expect(await ended).toBe(0)
  for (const [number, { status, text }] of answers.entries()) {
    const [booked, page] = [number % 4 === 0, number % 4 === 1 || number % 4 === 2]
    expect(status, text.slice(0, 200)).toBe(booked ? 201 : 200)
    expect(text.trimEnd().endsWith(page ? '</html>' : '}')).toBe(true)
    if (page) expect(text).toContain('<h1')
  }

  const second = await startServer(env)
  for (const { email } of bookings) await mailbox.newest(email, /Confirmá tu turno/)
  expect(await second.stop()).toBe(0)
  const arrived = mailbox.mails.map(({ to }) => to).sort()
  expect(arrived).toEqual(bookings.map(({ email }) => email).sort())
  await mailbox.close()
  await demo.remove()
})

test('connections on which nothing is asked do not keep the server', async () => {
  const demo = await copyEmbeddedDemo()
  const server = await startServer(demo.env)
  const { port } = new URL(server.url)
  const silent = connect(Number(port), '127.0.0.1')
  const halfway = connect(Number(port), '127.0.0.1')
  await Promise.all([once(silent, 'connect'), once(halfway, 'connect')])
  halfway.write('GET /es HTTP/1.1\r\nHost: ')
  await (await fetch(`${server.url}/es`)).text()
  expect(await server.stop()).toBe(0)
  silent.destroy()
  halfway.destroy()
  await demo.remove()
})

test('what keeps the server from starting is said in a sentence', async () => {
  test.slow()
  const demo = await copyEmbeddedDemo()
  const server = await startServer(demo.env)
  const other = await copyEmbeddedDemo()
  const { port } = new URL(server.url)
  const failures: [env: Record<string, string>, sentence: RegExp][] = [
    [
      { ...other.env, PORT: port },
      /^Port \d+ is in use by another program: stop that one, or choose another with PORT\.$/,
    ],
    [demo.env, /^The embedded database in \S+ is in use by process \d+\. Only one .*DATABASE_URL\.$/],
    [
      { BOOKING_HOLD: 'a while', GALLERY_TZ: 'Ochava' },
      /^The configuration has mistakes:\n {2}GALLERY_TZ must be a time zone .*\n {2}BOOKING_HOLD must be a duration .*\(it is “a while”\)$/,
    ],
    [
      { PUBLIC_URL: 'https://ochava.example' },
      /^The configuration has a mistake:\n {2}SMTP_URL is missing: .*$/,
    ],
    [
      { ...other.env, DATABASE_URL: 'postgres://gallery:secret@127.0.0.1:1/gallery' },
      /^The database that DATABASE_URL names on 127\.0\.0\.1:1 cannot be used: .*ECONNREFUSED.*right\?$/,
    ],
  ]
  for (const [env, sentence] of failures) {
    const failure: unknown = await startServer(env).catch((error) => error)
    const [first = '', ...said] = failure instanceof Error ? failure.message.trimEnd().split('\n') : []
    expect(first).toBe('The server ended with 1 before it listened:')
    // What work was done until then stands in the log before it.
    expect(said.filter((line) => !line.startsWith('{')).join('\n')).toMatch(sentence)
  }
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200)
  expect(await server.stop()).toBe(0)
  for (const copy of [demo, other]) await copy.remove()
})
