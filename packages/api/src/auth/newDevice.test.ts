import { and, desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { mails } from '../tables/mails.table.ts'
import type { TestClient } from '../testing/client.ts'
import { type TestApp, testApp } from '../testing/testApp.ts'

const email = 'jefa@ochava.example'
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0'
let gallery: TestApp

beforeAll(async () => {
  gallery = await testApp({ env: { SUPER_EMAILS: email } })
})
beforeEach(() => gallery.reset())
afterAll(() => gallery.close())

async function lastMail(to: string, kind: 'signIn' | 'newDevice') {
  const [mail] = await gallery.db
    .select()
    .from(mails)
    .where(and(eq(mails.to, to), eq(mails.kind, kind)))
    .orderBy(desc(mails.id))
    .limit(1)
  return mail?.text ?? ''
}

async function signIn(client: TestClient, { to = email, zone = '', ip = '127.0.0.1' } = {}): Promise<void> {
  const asking = { headers: { 'user-agent': firefox, 'accept-language': 'es' }, ip }
  await client.post('/es/auth/login', { email: to }, asking)
  const [, code] = /^(\d{3} \d{3})$/m.exec(await lastMail(to, 'signIn')) ?? []
  const answer = await client.post('/auth/login', { email: to, code, time_zone: zone }, asking)
  expect(answer.statusCode).toBe(200)
}

async function told(to = email): Promise<number> {
  const rows = await gallery.db
    .select({ id: mails.id })
    .from(mails)
    .where(and(eq(mails.to, to), eq(mails.kind, 'newDevice')))
  return rows.length
}

describe('a mail about a new device', () => {
  it('goes to a super user who signs in where they never did, but not the first time ever', async () => {
    const office = gallery.client()
    await signIn(office)
    expect(await told()).toBe(0)
    await office.post('/auth/logout')
    await signIn(office)
    expect(await told(), 'the same browser').toBe(0)
    await signIn(gallery.client(), { zone: 'Europe/Madrid' })
    expect(await told()).toBe(1)
    const text = await lastMail(email, 'newDevice')
    for (const said of ['Firefox', 'Linux', 'Madrid', 'No fui yo']) expect(text).toContain(said)
  })

  it('goes to nobody without the panel, and takes no planted cookie for a known browser', async () => {
    for (const client of [gallery.client(), gallery.client()]) await signIn(client, { to: 'ana@example.org' })
    expect(await told('ana@example.org')).toBe(0)
    await signIn(gallery.client())
    const planted = gallery.client()
    planted.cookies.set('gallery_device', 'planted')
    await signIn(planted)
    expect(planted.cookies.get('gallery_device')).not.toBe('planted')
    expect(await told()).toBe(1)
  })

  it('tells two people of one machine apart, and knows both again', async () => {
    const shared = gallery.client()
    await signIn(gallery.client())
    await signIn(shared, { to: 'ana@example.org' })
    await signIn(shared)
    expect(await told()).toBe(1)
    await signIn(shared, { to: 'ana@example.org' })
    await signIn(shared)
    expect(await told()).toBe(1)
  })

  it('has a link that ends that session, once, for whoever holds it, and no other', async () => {
    const office = gallery.client()
    await signIn(office)
    const thief = gallery.client()
    await signIn(thief)
    await gallery.client().post('/es/auth/login', { email })
    const [, waiting = ''] = /\/es\/auth\/([\w-]{20,})/.exec(await lastMail(email, 'signIn')) ?? []
    const [, token = ''] = /\/es\/auth\/end\/([\w-]+)/.exec(await lastMail(email, 'newDevice')) ?? []
    const anybody = gallery.client()
    expect((await anybody.post(`/auth/end/${token}x`)).statusCode).toBe(422)
    const ended = await anybody.post(`/auth/end/${token}`)
    expect([ended.statusCode, ended.json()]).toEqual([200, { message: 'Cerramos esa sesión' }])
    expect((await thief.get('/auth/getUser')).json().data).toBeNull()
    expect((await office.get('/auth/getUser')).json().data).toMatchObject({ email })
    expect((await anybody.post('/auth/login', { token: waiting })).statusCode, 'its next way in').toBe(422)
    expect((await anybody.post(`/auth/end/${token}`)).statusCode).toBe(422)
    expect((await anybody.get('/auth/getUser')).json().data, 'it opens no door').toBeNull()
  })
})

describe('the list of sessions', () => {
  const places = async (client: TestClient, language: string, ip: string) => {
    const answer = await client.get('/auth/sessions', { headers: { 'accept-language': language }, ip })
    return answer.json().data.map(({ place }: { place: string }) => place)
  }

  it('says where each one is, by its network and its clock', async () => {
    const office = gallery.client()
    await signIn(office, { zone: 'America/Argentina/Buenos_Aires', ip: '203.0.113.7' })
    await signIn(gallery.client(), { zone: 'America/New_York', ip: '2001:db8:1:2::1' })
    await signIn(gallery.client(), { zone: 'Etc/UTC', ip: '198.51.100.4' })
    expect((await places(office, 'es', '203.0.113.7')).sort()).toEqual([
      'La red que usás ahora, con la hora de Buenos Aires',
      'Otra red',
      'Otra red, con la hora de New York',
    ])
    // One household has a network of 64 bits; and who asks is where they ask from, wherever they signed in.
    expect((await places(office, 'en', '2001:db8:1:2::9')).sort()).toEqual([
      'Another network',
      'The network that you use now, on Buenos Aires time',
      'The network that you use now, on New York time',
    ])
  })

  it('takes no zone that is none', async () => {
    const client = gallery.client()
    const token = 'x'.repeat(43)
    const answer = await client.post('/auth/login', { token, time_zone: '<b>' })
    expect(answer.statusCode).toBe(422)
  })
})
