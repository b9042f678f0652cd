import fc from 'fast-check'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { officeOf } from '../office.ts'
import { backRoomStep, canary, openBackRoom, take } from '../testing/backRoomSteps.ts'
import {
  expectOneHolder,
  expectOrder,
  expectQuietMails,
  expectQuietPapers,
  expectTruth,
  readRows,
} from '../testing/backRoomTruth.ts'
import { type TestApp, testApp } from '../testing/testApp.ts'
import { tellNext } from '../workHolds/telling.ts'

const hour = 60 * 60_000
/**
 * The same seed asks for the same; which of what is asked at once comes first is the database's, and may be another one each
 * time. `FUZZ_SEED` takes another, `FUZZ_RUNS` more of them.
 */
const seed = Number(process.env.FUZZ_SEED ?? 20_261_126)
const runs = Number(process.env.FUZZ_RUNS ?? 5)

/** So long a run may take where much else is done: only one that hangs is ended by it. */
const minutesOfARun = 5

const logged: string[] = []
let stage: TestApp

beforeAll(async () => {
  // A guard that asks Google costs no work.
  vi.stubGlobal('fetch', async () => Response.json({ success: true }))
  stage = await testApp({
    env: { PUBLIC_URL: 'http://ochava.example', RECAPTCHA_SITE_KEY: 'key', RECAPTCHA_SECRET: 'secret' },
    log: { write: (line) => logged.push(line) },
  })
})
afterAll(async () => {
  vi.unstubAllGlobals()
  await stage.close()
})

/** What is done at once, whether what became of it is told then, who looks, and how many hours pass. */
const moment = fc.record({
  steps: fc.array(backRoomStep, { minLength: 1, maxLength: 4 }),
  tells: fc.boolean(),
  looks: fc.nat({ max: 9 }),
  passes: fc.constantFrom(0, 0, 0.1, 1, 1, 2, 4),
})

it(
  'whatever is done in the back room, in whatever order and at once: a work is held for one at most, whoever waits follows in order, every room tells the truth, and nothing private leaves by an answer, a mail, a paper or the log',
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(moment, { minLength: 16, maxLength: 24 }), async (moments) => {
        const gallery = await openBackRoom(stage)
        let turn = 0
        let mailed = 0
        for (const { steps, tells, looks, passes } of moments) {
          const before = await readRows(gallery)
          const answers = await Promise.all(steps.map((one) => take(gallery, one, turn++)))
          for (const { statusCode, body } of answers) expect(statusCode, body).toBeLessThan(500)
          for (const answer of answers) {
            if (answer.statusCode === 409) expect(answer.json().data ?? answer.json().held).toBeDefined()
          }
          if (tells) while (await tellNext(officeOf(stage.app))) expect(stage.clock.now).toBeDefined()
          const rows = await readRows(gallery)
          expectOneHolder(rows)
          expectOrder(before, rows, steps)
          await expectTruth(gallery, rows, looks)
          mailed = await expectQuietMails(gallery, mailed)
          stage.clock.advance(passes * hour)
        }
        await expectTruth(gallery, await readRows(gallery))
        await expectQuietPapers(gallery)
        expect(logged.splice(0).join('')).not.toMatch(new RegExp(`${canary}|words\\d|@example\\.org`))
      }),
      { seed, numRuns: runs }
    )
  },
  runs * minutesOfARun * 60_000
)
