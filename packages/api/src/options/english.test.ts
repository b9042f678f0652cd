import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { TestClient } from '../testing/client.ts'
import { type TestApp, testApp } from '../testing/testApp.ts'

describe('the English of the options', () => {
  let gallery: TestApp
  let lucia: TestClient

  beforeAll(async () => {
    gallery = await testApp()
  })
  beforeEach(async () => {
    await gallery.reset()
    lucia = gallery.client()
    await lucia.signInAs({ super: true, email: 'lucia@ochava.example' })
    await change({ txtPrincipal_es: 'Mirar despacio', txtPrincipal_en: 'Look slowly', usTeam_es: 'Lucía' })
  })
  afterAll(() => gallery.close())

  const change = async (body: object) => {
    gallery.clock.advance(1_000)
    expect((await lucia.patch('/api/options', body)).statusCode).toBe(200)
  }
  const late = async (): Promise<string[]> => (await lucia.get('/api/options/english')).json().data

  it('is late once its Spanish changed, until it is written or declared right', async () => {
    expect(await late()).toEqual([])
    await change({ txtPrincipal_es: 'Mirar más despacio' })
    expect(await late()).toEqual(['txtPrincipal'])
    await change({ txtPrincipal_en: 'Look more slowly' })
    expect(await late()).toEqual([])
    await change({ txtPrincipal_es: 'Mirar' })
    const declared = await lucia.post('/api/options/english', { fields: ['txtPrincipal'] })
    expect([declared.statusCode, declared.json().data, await late()]).toEqual([200, [], []])
  })

  it('is not late where both were written at once, where nothing changed, or where there is none', async () => {
    await change({ txtPrincipal_es: 'Ver', txtPrincipal_en: 'See' })
    await change({ txtPrincipal_es: 'Ver', usTeam_es: 'Lucía y Ana' })
    expect(await late()).toEqual([])
  })
})
