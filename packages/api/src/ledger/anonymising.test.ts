import { asc } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { forgetOld } from '../retention/retention.ts'
import { movements } from '../tables/works.table.ts'
import { sampleWork } from '../testing/sampleWork.ts'
import { type TestApp, testApp } from '../testing/testApp.ts'

const day = 24 * 3_600_000
let stage: TestApp

beforeAll(async () => {
  stage = await testApp()
  await stage.reset()
})
afterAll(() => stage.close())

it('with whom a work was is forgotten so many days after it came away from there or the line was struck, and not before', async () => {
  const lucia = stage.client()
  await lucia.signInAs({ super: true, email: 'lucia@ochava.example' })
  const lent = { status: 'Prestada', owner: 'Ana', contact: 'Laura', contact_email: 'laura@museo.example' }
  const move = async (form: object) => {
    const { id } = (await lucia.post('/api/works', sampleWork())).json().data
    return (await lucia.post(`/api/works/${id}/movements`, form)).json().data
  }
  const back = await move(lent)
  await move(lent)
  const { movements: lines } = await move(lent)
  await lucia.post(`/api/works/${back.id}/movements`, { status: 'Devuelta', owner: 'Ana' })
  const agreed = await move(lent)
  const coming = new Date(stage.clock.now.getTime() + 5 * day).toISOString().slice(0, 10)
  await lucia.post(`/api/works/${agreed.id}/movements`, { status: 'Devuelta', owner: 'Ana', date: coming })
  await lucia.post('/api/works/movements/remove', { ids: [lines[0].id], why: 'Era otra' })
  stage.clock.advance(10 * day)
  const forget = (days: number) =>
    forgetOld(stage.db, { now: stage.clock.now, days, zone: stage.app.env.GALLERY_TZ })
  expect(await forget(11)).toMatchObject({ ledgerContacts: 0 })
  expect(await forget(9)).toMatchObject({ ledgerContacts: 2 })
  expect(await forget(9), 'once').toMatchObject({ ledgerContacts: 0 })
  expect(await forget(4), 'a line that was written before its day').toMatchObject({ ledgerContacts: 1 })
  const left = await stage.db.select().from(movements).orderBy(asc(movements.id))
  expect(left.map(({ owner, contact, contact_email }) => [owner, contact, contact_email])).toEqual([
    ['Ana', '', ''],
    ['Ana', 'Laura', 'laura@museo.example'],
    ['Ana', '', ''],
    ['Ana', '', ''],
    ['Ana', '', ''],
    ['Ana', '', ''],
  ])
})
