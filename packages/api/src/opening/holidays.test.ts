import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '../testing/testApp.ts'
import { holidaysOf } from './holidays.ts'

describe('the holidays of a country', () => {
  it('are those of Argentina, the movable ones where they move to', async () => {
    const days = (await holidaysOf('AR', '2026-01-01', '2026-12-31')).map(({ day }) => day)
    expect(days).toEqual([
      ...['2026-01-01', '2026-02-16', '2026-02-17', '2026-03-24', '2026-04-02', '2026-04-03', '2026-05-01'],
      ...['2026-05-25', '2026-06-15', '2026-06-20', '2026-07-09', '2026-08-17', '2026-10-12', '2026-11-23'],
      ...['2026-12-08', '2026-12-25'],
    ])
  })

  it('are named in both languages, over New Year, both ends included', async () => {
    expect(await holidaysOf('AR', '2026-12-25', '2027-01-01')).toEqual([
      { day: '2026-12-25', name_es: 'Navidad', name_en: 'Christmas Day' },
      { day: '2027-01-01', name_es: 'Año Nuevo', name_en: "New Year's Day" },
    ])
  })

  it('are whole days: what begins at sunset is the day after, half a day is none', async () => {
    // Passover of 2026 begins on the evening of 1 April.
    const israel = (await holidaysOf('IL', '2026-03-30', '2026-04-03')).map(({ day }) => day)
    expect(israel).toEqual(['2026-04-02'])
  })

  it('are whole days where clocks change in them: of 23 hours, of 25, the last of several', async () => {
    const days = async (country: string, from: string, to: string) =>
      (await holidaysOf(country, from, to)).map(({ day }) => day)
    expect(await days('PT', '2027-03-24', '2027-04-02')).toEqual(['2027-03-26', '2027-03-28'])
    expect(await days('AT', '2031-10-20', '2031-10-31')).toEqual(['2031-10-26'])
    // In Egypt they are put forward at midnight: on the last of four days, and on one that has no first hour.
    expect(await days('EG', '2029-04-24', '2029-04-28')).toEqual([
      ...['2029-04-24', '2029-04-25', '2029-04-26', '2029-04-27'],
    ])
    expect(await days('EG', '2031-04-25', '2031-04-25')).toEqual(['2031-04-25'])
  })

  it('are none of no country, and of one that nobody knows', async () => {
    expect(await holidaysOf('', '2026-01-01', '2026-12-31')).toEqual([])
    expect(await holidaysOf('XX', '2026-01-01', '2026-12-31')).toEqual([])
  })
})

describe('GET /api/holidays', () => {
  let gallery: TestApp
  beforeAll(async () => {
    gallery = await testApp()
  })
  beforeEach(() => gallery.reset())
  afterAll(() => gallery.close())

  it('answers everybody with those that the gallery keeps, and nothing where it keeps none', async () => {
    const ask = async (query = '') => (await gallery.client().get(`/api/holidays${query}`)).json().data
    expect(await ask()).toEqual([])
    const lucia = gallery.client()
    await lucia.signInAs({ super: true, email: 'lucia@ochava.example' })
    await lucia.patch('/api/options', { holidayCountry: 'AR' })
    expect((await ask('?from=2026-12-01&days=31')).map(({ day }: { day: string }) => day)).toEqual([
      '2026-12-08',
      '2026-12-25',
    ])
    // From today on for a year.
    expect((await ask()).length).toBeGreaterThan(14)
  })

  it('is closed on Easter Sunday though the clocks change on it', async () => {
    const lucia = gallery.client()
    await lucia.signInAs({ super: true, email: 'lucia@ochava.example' })
    await lucia.patch('/api/options', { holidayCountry: 'PT' })
    const { data } = (await gallery.client().get('/api/holidays?from=2027-03-28&days=1')).json()
    expect(data).toEqual([{ day: '2027-03-28', name_es: 'Pascua', name_en: 'Easter Sunday' }])
  })

  it('names the countries to super users', async () => {
    const lucia = gallery.client()
    await lucia.signInAs({ super: true, email: 'lucia@ochava.example' })
    const { data } = (await lucia.get('/api/holidays/countries')).json()
    expect(data).toEqual(expect.arrayContaining(['AR', 'ES', 'UY']))
    expect((await gallery.client().get('/api/holidays/countries')).statusCode).toBe(401)
  })
})
