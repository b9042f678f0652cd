import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type TestApp, testApp } from '../testing/testApp.ts'
import { setOptions } from './options.queries.ts'

let gallery: TestApp
beforeAll(async () => {
  gallery = await testApp()
})
beforeEach(() => gallery.reset())
afterAll(() => gallery.close())

test('a gallery that wrote nothing yet has a name and empty texts', async () => {
  const response = await gallery.client().get('/api/options')
  expect(response.statusCode).toBe(200)
  expect(response.json().data).toMatchObject({ name: 'Galería', txtPrincipal_es: '', social: [] })
})

test('written options come back; those not named stay', async () => {
  const writing = { now: gallery.clock.now, by: null }
  const social = [{ name: 'Instagram', url: 'https://instagram.example/ochava' }]
  await setOptions(gallery.db, { name: 'Ochava', txtPrincipal_es: 'Mirar despacio', social }, writing)
  await setOptions(gallery.db, { name: 'Ochava dos', since: 2010 }, writing)
  const { data } = (await gallery.client().get('/api/options')).json()
  expect(data).toMatchObject({ name: 'Ochava dos', since: 2010, txtPrincipal_es: 'Mirar despacio', social })
})

test('today is the day of the gallery, not of the server', async () => {
  gallery.clock.now = new Date('2025-03-06T02:30:00Z')
  expect((await gallery.client().get('/api/options')).json()).toMatchObject({
    time_zone: 'America/Argentina/Buenos_Aires',
    today: '2025-03-05',
  })
})

test('one option is read by its name; an unknown name is 404', async () => {
  const client = gallery.client()
  expect((await client.get('/api/options/since')).json()).toEqual({ data: { id: 'since', value: 2008 } })
  const unknown = await client.get('/api/options/secret')
  expect(unknown.statusCode).toBe(404)
  expect(unknown.json()).toEqual({ message: 'Recurso no encontrado' })
})
