import { RevertRefusal } from '@gallery/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openPanel, type PanelHistory } from '../testing/panelHistory.ts'
import { type TestApp, testApp } from '../testing/testApp.ts'

let stage: TestApp
let panel: PanelHistory

beforeAll(async () => {
  stage = await testApp()
})
beforeEach(async () => {
  panel = await openPanel(stage)
})
afterAll(() => stage.close())

describe('one write to several records', () => {
  const publish = (ids: readonly number[], isPublic: boolean) =>
    panel.lucia.post('/api/works/publish', { ids, public: isPublic })
  const hidden = () => panel.addWork({ public: false })

  it('is one entry that opens, with a number', async () => {
    const ids = [await hidden(), await hidden(), await hidden()]
    await publish(ids, true)
    const [shown, ...before] = await panel.history('?kind=work')
    expect(shown).toMatchObject({
      action: 'changed',
      count: 3,
      record: { kind: 'work', id: null },
      changes: [],
      revertible: true,
    })
    expect(before.map(({ action, count }) => [action, count])).toEqual([
      ['created', 0],
      ['created', 0],
      ['created', 0],
    ])
    const opened = await panel.history(`?together=${shown?.id}`)
    expect(opened.map(({ record }) => record.id).toSorted()).toEqual(ids.map(String).toSorted())
    expect(opened[0]?.changes).toMatchObject([{ field: 'public', before: false, after: true }])
    expect(opened.every(({ count }) => count === 0)).toBe(true)
    const own = await panel.history(`?kind=work&record=${ids[0]}`)
    expect(own.map(({ action, record }) => [action, record.id])).toEqual([
      ['changed', String(ids[0])],
      ['created', String(ids[0])],
    ])
    const page = (await panel.lucia.get(`/api/activity?kind=work&per_page=1`)).json()
    expect((await panel.history(`?kind=work&before=${page.older}`)).map(({ action }) => action)).toEqual([
      'created',
      'created',
      'created',
    ])
  })

  it('is taken back at once, which is one entry again, or one by one', async () => {
    const ids = [await hidden(), await hidden(), await hidden()]
    const publics = async () =>
      (await panel.lucia.get('/api/works?showAll=1&public=1')).json().data.map(({ id }: { id: number }) => id)
    await publish(ids, true)
    const [shown] = await panel.history('?kind=work')
    const back = await panel.lucia.post(`/api/activity/${shown?.id}/revert`, { together: true })
    expect([back.statusCode, await publics()]).toEqual([200, []])
    const [undone] = await panel.history('?kind=work')
    expect(undone).toMatchObject({ action: 'undone', count: 3 })
    await panel.lucia.post(`/api/activity/${undone?.id}/revert`, { together: true })
    expect(await publics()).toHaveLength(3)
    const [again] = await panel.history('?kind=work')
    const [one] = await panel.history(`?together=${again?.id}`)
    await panel.lucia.post(`/api/activity/${one?.id}/revert`, {})
    expect(await publics()).toHaveLength(2)
  })

  it('is taken back whole or not at all where one was changed since', async () => {
    const ids = [await panel.addWork({ title_es: 'Una' }), await panel.addWork({ title_es: 'Dos' })]
    const works = ids.map((id, at) => ({ id, title_es: `Otra ${at}` }))
    expect((await panel.lucia.patch('/api/works/all', { works })).statusCode).toBe(200)
    const [changed] = await panel.history('?kind=work')
    expect(changed).toMatchObject({ count: 2 })
    await panel.lucia.patch(`/api/works/${ids[0]}`, { title_es: 'Después' })
    const refused = await panel.lucia.post(`/api/activity/${changed?.id}/revert`, { together: true })
    expect(refused.statusCode).toBe(409)
    expect(RevertRefusal.parse(refused.json()).differs).toHaveLength(1)
    expect((await panel.lucia.get(`/api/works/${ids[1]}`)).json().data.title_es).toBe('Otra 1')
    await panel.lucia.post(`/api/activity/${changed?.id}/revert`, { together: true, force: true })
    expect((await panel.lucia.get(`/api/works/${ids[0]}`)).json().data.title_es).toBe('Una')
  })
})
