import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { works } from '../tables/works.table.ts'
import { type BackRoom, fillBackRoom, secrets } from '../testing/backRoom.ts'
import type { TestClient } from '../testing/client.ts'
import { type TestApp, testApp } from '../testing/testApp.ts'

describe('held works, for visitors', () => {
  let stage: TestApp
  let room: BackRoom
  let visitor: TestClient

  beforeAll(async () => {
    stage = await testApp()
  })
  beforeEach(async () => {
    await stage.reset()
    room = await fillBackRoom(stage)
    visitor = stage.client()
  })
  afterAll(() => stage.close())

  async function tell(showReserved: boolean): Promise<void> {
    const office = stage.client()
    await office.signInAs({ super: true, email: 'lucia@ochava.example' })
    expect((await office.patch('/api/options', { showReserved })).statusCode).toBe(200)
  }

  /** Every read that shows works to visitors, with what it says of Uno; a room decides by itself what it tells. */
  async function reads() {
    const [shared] = await stage.db.select({ link: works.secret_link }).from(works).orderBy(works.id).limit(1)
    const { one } = room.works
    const paths = [
      `/api/works/${one}`,
      '/api/works',
      '/api/works?query=Uno',
      `/api/works/${one}/${room.paper.link}`,
      `/api/works/${one}/collections/${room.paper.link}`,
      `/api/share/work/${shared?.link}`,
      `/api/collections/${room.paper.link}`,
      `/api/artists/${room.artists.roca}`,
      `/api/artists/${room.artists.roca}/works`,
      '/api/search?q=Uno',
    ]
    return Promise.all(
      paths.map(async (path) => {
        const { statusCode, body } = await visitor.get(path)
        expect(statusCode, path).toBe(200)
        return { path, body, isReserved: body.includes('"reserved":true') }
      })
    )
  }

  /** What no visitor may read; the message of a room is for its guests. */
  const kept = Object.values(secrets).filter((secret) => secret !== secrets.message)

  it('are held for nobody unless the gallery says so', async () => {
    for (const { path, body, isReserved } of await reads()) {
      expect(isReserved, path).toBe(false)
      for (const secret of kept) expect(body, path).not.toContain(secret)
    }
  })

  it('say that they are reserved wherever they are, never for whom, until when or why', async () => {
    await tell(true)
    const { one, two } = room.works
    for (const { path, body, isReserved } of await reads()) {
      expect(isReserved, path).toBe(true)
      for (const secret of kept) expect(body, path).not.toContain(secret)
      expect(body, path).not.toMatch(/"hold"|"until"|"hours"/)
    }
    const listed: { id: number; reserved?: true }[] = (await visitor.get('/api/works')).json().data
    expect(Object.fromEntries(listed.map(({ id, reserved }) => [id, reserved]))).toEqual({
      [one]: true,
      [two]: undefined,
    })
    expect((await visitor.get(`/api/works/${one}/holds`)).statusCode).toBe(401)
    await tell(false)
    expect((await visitor.get(`/api/works/${one}`)).json().data.reserved).toBeUndefined()
  })
})
