import { afterAll, beforeAll, expect, test } from 'vitest'
import { anEvent } from '../testing/bookings.ts'
import { type TestApp, testApp } from '../testing/testApp.ts'

let gallery: TestApp
beforeAll(async () => {
  gallery = await testApp()
})
afterAll(() => gallery.close())

test('visitors are told what is stated of the rights in an event, and not what is written of it', async () => {
  const lucia = gallery.client()
  await lucia.signInAs({ super: true })
  const id = await anEvent(gallery.db)
  const seen = async (client = gallery.client()) => (await client.get(`/api/events/${id}`)).json().data

  await lucia.patch(`/api/events/${id}`, { rights_note_es: 'Foto: Ana Paz' })
  expect(await seen(), 'words beside nothing state nothing').toMatchObject({
    rights: '',
    rights_note_es: '',
    rights_statement: null,
  })
  expect(await seen(lucia)).toMatchObject({ rights_note_es: 'Foto: Ana Paz' })

  await lucia.patch(`/api/events/${id}`, { rights: 'CC-BY-4.0' })
  expect((await seen()).rights_statement).toMatchObject({
    id: 'CC-BY-4.0',
    note_es: 'Foto: Ana Paz',
    copies: true,
  })
})
