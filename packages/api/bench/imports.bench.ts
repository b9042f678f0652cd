import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { ImportRules } from '@gallery/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../src/db/db.ts'
import { dumpMigrated, openDump } from '../src/db/embedded.ts'
import { openServer } from '../src/db/server.ts'
import { applyImport, takeBack, undoImport } from '../src/imports/applying.ts'
import { createImport, findImport, keepChecked, stageRows } from '../src/imports/imports.queries.ts'
import { seekLater } from '../src/imports/later.queries.ts'
import { pacer } from '../src/imports/pacing.ts'
import { Cancelled } from '../src/imports/slices.ts'
import { works } from '../src/tables/works.table.ts'
import { testDatabaseUrl } from '../src/testing/database.ts'
import { listWorks } from '../src/works/list.queries.ts'

const megabyte = 1024 * 1024
const writing = { now: new Date('2026-11-21T15:00:00Z'), by: null }

async function openPostgres(): Promise<Database> {
  const url = await testDatabaseUrl()
  if (url === undefined) throw new Error('The measurements start a PostgreSQL server')
  return openServer(url)
}

describe.each([
  { name: 'PostgreSQL', sizes: [10_000, 100_000], whole: true, open: openPostgres },
  // PGlite is for galleries of hundreds of records.
  { name: 'PGlite', sizes: [1_000, 10_000], whole: false, open: async () => openDump(await dumpMigrated()) },
])('$name', ({ name, sizes, whole, open }) => {
  let folder: string
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'gallery-bench-'))
  })
  afterAll(() => rm(folder, { recursive: true }))

  /** Prints what each step of an import takes in time and memory, and how long a list waits meanwhile. */
  it.each(sizes)('imports %i rows', { timeout: 3_600_000 }, async (rows) => {
    const database = await open()
    const { db } = database
    const path = join(folder, `${rows}.csv`)
    await pipeline(Readable.from(table(rows)), createWriteStream(path))

    /** Runs a step; `between` is what it calls after every batch. */
    const measure = async (step: string, run: (between: () => Promise<void>) => Promise<unknown>) => {
      const began = performance.now()
      const rest = pacer(database.asked)
      let heap = 0
      let slowest = 0
      let calls = 0
      await run(async () => {
        calls += 1
        heap = Math.max(heap, process.memoryUsage().heapUsed)
        if (calls % 20 === 0)
          slowest = Math.max(
            slowest,
            await timed(() => listWorks(db, { query: '' }, { page: 1, per_page: 20 }))
          )
        await rest()
      })
      print(
        name,
        String(rows),
        step,
        seconds(began),
        `${calls}`,
        `${Math.round(heap / megabyte)}`,
        `${Math.round(slowest)}`
      )
    }

    print('database', 'rows', 'step', 'seconds', 'batches', 'heap, MB', 'list, ms')
    let id = 0
    await measure('read', async (between) => {
      const map = {
        fields: { code: 'code', title_es: 'title', artist: 'artist', year: 'year' },
        rules: ImportRules.parse({}),
      }
      id = await createImport(db, path, { kind: 'works', name: 'bench.csv', map }, writing)
      await between()
    })
    const record = await findImport(db, id)
    await measure('dry run, cancelled', async (between) => {
      const cancelled = stageRows(db, record, path, {
        pulse: async (done) => {
          await between()
          if (done > rows / 2) throw new Cancelled()
        },
      })
      await expect(cancelled).rejects.toThrow(Cancelled)
    })
    await measure('dry run', async (between) => {
      await keepChecked(db, id, await stageRows(db, record, path, { pulse: between }))
    })
    const running = (between: (done: number) => Promise<void>) => ({
      whole,
      writing,
      today: '2026-11-21',
      between,
    })
    await measure('apply, cancelled', async (between) => {
      const cancelled = applyImport(
        db,
        record,
        running(async (done) => {
          await between()
          if (done > rows / 2) throw new Cancelled()
        })
      )
      await expect(cancelled).rejects.toThrow(Cancelled)
      await takeBack(db, record, 'import.cancelled', running(between))
      expect(await db.$count(works)).toBe(0)
    })
    await measure('apply', (between) => applyImport(db, record, running(between)))
    expect(await db.$count(works)).toBe(rows)
    await measure('what was changed later', async (between) => {
      expect(await seekLater(db, id, between)).toBe(0)
    })
    await measure('undo', (between) => undoImport(db, record, running(between)))
    expect(await db.$count(works)).toBe(0)
    await database.close()
  })
})

function* table(rows: number): Generator<string> {
  yield 'code,title,artist,year\n'
  for (let row = 0; row < rows; row += 1) {
    yield `B-${row},"Obra número ${row}, sin título",Artista ${row % 500},${1900 + (row % 120)}\n`
  }
}

async function timed(run: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await run()
  return performance.now() - began
}

function seconds(began: number): string {
  return ((performance.now() - began) / 1000).toFixed(1)
}

function print(...cells: string[]): void {
  console.log(cells.map((cell) => cell.padStart(18)).join(''))
}
