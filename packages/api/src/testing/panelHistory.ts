import { ActivityAnswer, type ActivityEntry } from '@gallery/contract'
import { expect } from 'vitest'
import { sampleWork } from './sampleWork.ts'
import type { TestApp } from './testApp.ts'

/** What {@link openPanel} gives. */
export type PanelHistory = Awaited<ReturnType<typeof openPanel>>

/** An empty gallery in whose panel Lucía works, reads what was done, and takes it back. */
export async function openPanel(stage: TestApp) {
  await stage.reset()
  const lucia = stage.client()
  const luciaId = await lucia.signInAs({
    email: 'lucia@ochava.example',
    first_name: 'Lucía',
    super: true,
  })
  return {
    lucia,
    luciaId,
    /** Lucía enters a work. @returns its id */
    addWork: async (changes: Parameters<typeof sampleWork>[0] = {}): Promise<number> => {
      const response = await lucia.post('/api/works', sampleWork(changes))
      expect(response.statusCode).toBe(201)
      return response.json().data.id
    },
    /** The entries that she is shown, newest first. */
    history: async (query = ''): Promise<ActivityEntry[]> => {
      const response = await lucia.get(`/api/activity${query}`)
      expect(response.statusCode, response.body).toBe(200)
      return ActivityAnswer.parse(response.json()).data
    },
    /** She takes an entry back. */
    revert: (id: number | undefined, body: object = {}) => lucia.post(`/api/activity/${id}/revert`, body),
  }
}
