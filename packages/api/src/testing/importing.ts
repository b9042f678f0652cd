import { ImportAnswer, type ImportDetail, type ImportKind, ImportRowsAnswer } from '@gallery/contract'
import { expect } from 'vitest'
import type { TestClient } from './client.ts'
import { multipartForm } from './multipart.ts'

/** What somebody with the panel does to imports; the app's own worker has to be up. */
export function importing(client: () => TestClient) {
  /** Brings a table in. */
  async function bring(bytes: Uint8Array | string, kind: ImportKind = 'works'): Promise<ImportDetail> {
    const { body, headers } = await multipartForm({ kind }, { name: 'tabla.csv', bytes: Buffer.from(bytes) })
    const response = await client().post('/api/imports', body, { headers })
    expect(response.statusCode, response.body).toBe(201)
    return ImportAnswer.parse(response.json()).data
  }

  /** Asks an import to move and waits until it stands still. */
  async function move(id: number, to: 'check' | 'apply' | 'undo', body: object = {}): Promise<ImportDetail> {
    const asked = await client().post(`/api/imports/${id}/${to}`, body)
    expect(asked.statusCode, asked.body).toBe(200)
    await expect.poll(async () => (await detail(id)).state).not.toMatch(/ing$/)
    return detail(id)
  }

  async function detail(id: number): Promise<ImportDetail> {
    return ImportAnswer.parse((await client().get(`/api/imports/${id}`)).json()).data
  }

  async function rowsOf(id: number, state: string) {
    return ImportRowsAnswer.parse((await client().get(`/api/imports/${id}/rows?state=${state}`)).json()).data
  }

  return { bring, move, detail, rowsOf }
}
