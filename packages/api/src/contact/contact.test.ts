import { asc } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { setOptions } from '../options/options.queries.ts'
import { mails } from '../tables/mails.table.ts'
import { messages } from '../tables/messages.table.ts'
import { spentProofs } from '../tables/spentProofs.table.ts'
import type { TestClient } from '../testing/client.ts'
import { decodeProof, encodeProof, solveGuard } from '../testing/solveGuard.ts'
import { type TestApp, testApp } from '../testing/testApp.ts'

const hour = 60 * 60_000

describe('POST /contact', () => {
  let gallery: TestApp
  let visitor: TestClient

  beforeAll(async () => {
    gallery = await testApp({ env: { PUBLIC_URL: 'http://ochava.example' } })
  })
  beforeEach(async () => {
    await gallery.reset()
    await setOptions(
      gallery.db,
      { name: 'Ochava', mail: 'hola@ochava.example' },
      { now: gallery.clock.now, by: null }
    )
    visitor = gallery.client()
  })
  afterAll(() => gallery.close())

  const form = {
    name: 'Martina <b>Sosa</b>',
    email: 'Martina@example.org',
    subject: 'Consulta por una obra',
    message: 'Hola:\n¿se puede ver "Ritmo" <ahora>?',
  }
  const send = (body: object, client = visitor) =>
    client.post('/contact', body, { headers: { 'accept-language': 'en' } })
  const sent = () => gallery.db.select().from(mails).orderBy(asc(mails.id))

  it('keeps the message, tells the gallery and thanks whoever wrote', async () => {
    const response = await send({ ...form, grecaptcha: await solveGuard(visitor) })
    expect([response.statusCode, response.json()]).toEqual([
      200,
      { message: 'Thank you for writing. We will reply soon.' },
    ])
    expect(await gallery.db.select().from(messages)).toMatchObject([
      {
        ...form,
        email: 'martina@example.org',
        language: 'en',
        read_at: null,
        created_at: gallery.clock.now,
      },
    ])
    const [toGallery, thanks, ...others] = await sent()
    expect(others).toEqual([])
    expect(toGallery).toMatchObject({
      to: 'hola@ochava.example',
      reply_to: 'martina@example.org',
      language: 'es',
      subject: 'Mensaje de Martina <b>Sosa</b>: Consulta por una obra',
    })
    expect(toGallery?.text).toContain('Hola:\n¿se puede ver "Ritmo" <ahora>?')
    expect(toGallery?.text).toContain('http://ochava.example/es/admin/messages')
    expect(toGallery?.html).toContain('&lt;ahora&gt;')
    expect(toGallery?.html).not.toMatch(/<ahora>|<b>Sosa/)
    expect(thanks).toMatchObject({
      to: 'martina@example.org',
      reply_to: 'hola@ochava.example',
      language: 'en',
      subject: 'We got your message',
    })
    expect(`${thanks?.html}${thanks?.text}`).not.toMatch(/Martina|Sosa|Ritmo|Consulta/)
  })

  it('keeps it also when the gallery has no address for mail', async () => {
    await setOptions(gallery.db, { mail: '' }, { now: gallery.clock.now, by: null })
    expect((await send({ ...form, grecaptcha: await solveGuard(visitor) })).statusCode).toBe(200)
    expect((await sent()).map(({ to }) => to)).toEqual(['martina@example.org'])
  })

  it('says of each field what is wrong with it, and keeps nothing', async () => {
    const response = await send({ name: ' ', email: 'martina@', message: '' })
    expect(response.statusCode).toBe(422)
    expect(response.json().errors).toEqual({
      name: ['Enter your name.'],
      email: [expect.any(String)],
      subject: ['Enter a subject.'],
      message: ['Enter your message.'],
      grecaptcha: ['The check that a person is writing is missing. Wait a moment and try again.'],
    })
    expect(await gallery.db.select().from(messages)).toEqual([])
  })

  it('takes a proof once, also of two at the same moment', async () => {
    const grecaptcha = await solveGuard(visitor)
    const answers = await Promise.all([send({ ...form, grecaptcha }), send({ ...form, grecaptcha })])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422])
    const again = await send({ ...form, grecaptcha })
    expect(again.json().errors).toEqual({
      grecaptcha: ['We could not check that a person is sending this message. Please try again.'],
    })
    expect(await gallery.db.select().from(messages)).toHaveLength(1)
    expect(await sent()).toHaveLength(2)
  })

  it('is one message, and told of once, that is sent again since its answer was lost', async () => {
    const again = async (changes: object = {}) =>
      (await send({ ...form, ...changes, grecaptcha: await solveGuard(visitor) })).statusCode
    expect(await again()).toBe(200)
    gallery.clock.advance(hour / 12)
    const more = await Promise.all([again(), again({ email: 'martina@EXAMPLE.org' })])
    expect(more).toEqual([200, 200])
    expect(await gallery.db.select().from(messages)).toHaveLength(1)
    expect(await sent()).toHaveLength(2)
    expect(await again({ message: '¿Y mañana?' })).toBe(200)
    expect(await again({ name: 'Martina Sosa' }), 'who mends her name').toBe(200)
    gallery.clock.advance(hour)
    expect(await again(), 'asked once more, an hour later').toBe(200)
    expect(await gallery.db.select().from(messages)).toHaveLength(4)
  })

  it('takes no proof that is too old, and forgets those that were used', async () => {
    await send({ ...form, grecaptcha: await solveGuard(visitor) })
    const old = await solveGuard(visitor)
    gallery.clock.advance(hour)
    expect((await send({ ...form, grecaptcha: old })).statusCode).toBe(422)
    expect((await send({ ...form, grecaptcha: await solveGuard(visitor) })).statusCode).toBe(200)
    expect(await gallery.db.select().from(spentProofs)).toHaveLength(1)
  })

  it('takes no proof that was tampered with', async () => {
    const { challenge, solution } = decodeProof(await solveGuard(visitor))
    const later = { until: challenge.parameters.data.until + hour }
    for (const proof of [
      'x',
      encodeProof(null),
      encodeProof({ challenge }),
      encodeProof({ challenge, solution: { ...solution, derivedKey: '00'.repeat(32) } }),
      encodeProof({ challenge, solution: { ...solution, derivedKey: 'f' } }),
      encodeProof({ challenge: { ...challenge, signature: '00'.repeat(32) }, solution }),
      encodeProof({
        challenge: { ...challenge, parameters: { ...challenge.parameters, data: later } },
        solution,
      }),
    ]) {
      const response = await send({ ...form, grecaptcha: proof })
      expect([response.statusCode, Object.keys(response.json().errors)]).toEqual([422, ['grecaptcha']])
    }
    expect(await gallery.db.select().from(messages)).toEqual([])
  })

  it('refuses too many for one address, and too many from one place', async () => {
    const proofs = []
    for (let time = 0; time < 6; time++) proofs.push(await solveGuard(visitor))
    const statuses = []
    for (const grecaptcha of proofs) statuses.push((await send({ ...form, grecaptcha })).statusCode)
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
    for (let time = 0; time < 24; time++) await send({ ...form, grecaptcha: 'x' })
    const response = await send({ ...form, grecaptcha: 'x' })
    expect([response.statusCode, response.headers['retry-after']]).toEqual([429, '900'])
  })

  it('counts for an address what was sent, not what was refused in its name', async () => {
    const stranger = gallery.client()
    const once = await solveGuard(stranger)
    const copies = []
    for (let time = 0; time < 6; time++) copies.push(await send({ ...form, grecaptcha: once }, stranger))
    expect(copies.map(({ statusCode }) => statusCode)).toEqual([200, 422, 422, 422, 422, 422])
    for (let time = 0; time < 4; time++) {
      const another = { ...form, message: `Hola ${time}`, grecaptcha: await solveGuard(visitor) }
      expect((await send(another)).statusCode).toBe(200)
    }
    const grecaptcha = await solveGuard(visitor)
    expect((await send({ ...form, grecaptcha })).statusCode).toBe(429)
    gallery.clock.advance(hour / 4)
    expect((await send({ ...form, grecaptcha })).statusCode, 'a refusal uses no proof up').toBe(200)
    expect(await gallery.db.select().from(messages)).toHaveLength(6)
    expect(await sent()).toHaveLength(12)
  })

  it('needs the header that only the site’s own pages can send', async () => {
    const response = await visitor.post('/contact', form, { headers: { 'x-xsrf-token': '' } })
    expect(response.statusCode).toBe(403)
  })

  it('makes each puzzle anew and lets nobody keep it', async () => {
    const [one, other] = [await visitor.get('/contact/guard'), await visitor.get('/contact/guard')]
    expect(one.headers['cache-control']).toBe('no-store')
    expect(one.json().data.challenge.signature).not.toBe(other.json().data.challenge.signature)
  })
})
