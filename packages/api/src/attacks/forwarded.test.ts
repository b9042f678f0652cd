import { describe, expect, it } from 'vitest'
import { testApp } from '../testing/testApp.ts'

/** Guesses 62 links, each time with another X-Forwarded-For, and gives the statuses of the last two. */
async function lastStatuses(env: Record<string, string>, ip: string, forged: (time: number) => string) {
  const stage = await testApp({ env })
  const client = stage.client()
  const statuses: number[] = []
  for (let time = 0; time < 62; time += 1) {
    const headers = { 'x-forwarded-for': forged(time), 'x-real-ip': `203.0.113.${time}` }
    const body = { token: 'x'.repeat(43) }
    statuses.push((await client.post('/auth/login', body, { ip, headers })).statusCode)
  }
  await stage.close()
  return statuses.slice(60)
}

describe('a forged X-Forwarded-For', () => {
  it('counts for nothing while no proxy is trusted', async () => {
    expect(await lastStatuses({}, '192.0.2.1', (time) => `203.0.113.${time}`)).toEqual([429, 429])
  })

  it('counts for nothing when it does not come through the trusted proxy', async () => {
    const env = { TRUST_PROXY: '10.0.0.1' }
    expect(await lastStatuses(env, '192.0.2.1', (time) => `203.0.113.${time}`)).toEqual([429, 429])
  })

  it('does not hide the address that the trusted proxy adds to it', async () => {
    const env = { TRUST_PROXY: '10.0.0.1' }
    const forged = (time: number) => `203.0.113.${time}, 192.0.2.1`
    expect(await lastStatuses(env, '10.0.0.1', forged)).toEqual([429, 429])
  })

  it('is what tells visitors apart who come through the trusted proxy', async () => {
    const env = { TRUST_PROXY: '10.0.0.1' }
    expect(await lastStatuses(env, '10.0.0.1', (time) => `203.0.113.${time}`)).toEqual([422, 422])
  })
})
