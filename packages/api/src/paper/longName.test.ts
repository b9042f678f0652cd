import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestClient } from '../testing/client.ts'
import { readLines } from '../testing/readPdf.ts'
import { sampleWork } from '../testing/sampleWork.ts'
import { type TestApp, testApp } from '../testing/testApp.ts'
import { createWork } from '../works/changes.queries.ts'

const name =
  'Galería de Arte Contemporáneo y Fotografía de los Hermanos Ochava y Compañía, antes Casa de Estampas, Láminas y Marcos de la Viuda de Ochava, en el Pasaje Lucero de la Ciudad de Buenos Aires'

let stage: TestApp
let lucia: TestClient
let work: number
beforeAll(async () => {
  stage = await testApp()
  lucia = stage.client()
  await lucia.signInAs({ email: 'lucia@ochava.example', super: true })
  expect((await lucia.patch('/api/options', { name })).statusCode).toBe(200)
  work = await createWork(stage.db, sampleWork(), { now: stage.clock.now, by: null })
})
afterAll(() => stage.close())

/** The lines of the first page. */
async function linesOf(path: string) {
  const { rawPayload } = await lucia.get(`/api/paper/${path}.pdf?works=${work}&language=es`)
  return (await readLines(rawPayload)).filter(({ page }) => page === 1)
}

test.each([
  ['price-list', '1 obra'],
  ['wall-plan', 'Pared de'],
])(
  'the longest name of a gallery stands beside the title of its papers and over what follows: %s',
  async (path, next) => {
    const lines = await linesOf(path)
    const isOfName = ({ text }: { text: string }) => name.includes(text)
    const own = lines.filter(isOfName)
    expect(own.map(({ text }) => text).join(' ')).toBe(name)
    const below = lines.find(({ text }) => text.startsWith(next))
    const under = below?.down ?? 0
    expect(Math.max(...own.map(({ down }) => down))).toBeLessThan(under - 6)
    const title = lines.find(({ down, text }) => down < under && !isOfName({ text }))
    if (title) expect(Math.min(...own.map(({ from }) => from))).toBeGreaterThan(title.to)
  }
)
