import { once } from 'node:events'
import { Refused } from '../../../errors.ts'
import { readRow } from '../../draft.ts'
import { inspect, isBlank } from '../inspect.ts'
import { openTable } from '../openTable.ts'
import type { TableRow } from '../table.ts'
import { type Asked, isAsked, more, type Said } from './messages.ts'

/** Rows, and characters of their cells, that are answered at a time. */
const batchRows = 200
const batchCharacters = 500_000

/** Reads the file that it is asked for, as the main file of a process of its own: see `startReader`. */
process.once('message', (asked) => {
  if (!isAsked(asked)) throw new Error('The reader of tables was asked for nothing')
  answer(asked).catch((error: unknown) => {
    if (error instanceof Refused) {
      say({ what: 'refused', status: error.status, id: error.id, values: error.values })
    } else say({ what: 'failed', reason: error instanceof Error ? String(error.stack) : String(error) })
  })
})
// Nobody waits for an answer any more.
process.on('disconnect', () => process.exit())
// A terminal sends its signals to every process; whoever started this one ends it.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {})

async function answer(asked: Asked): Promise<void> {
  if (asked.what === 'inspect') {
    say({ what: 'inspected', inspected: await inspect(asked.path, asked.given, asked.kind) })
    return
  }
  if (asked.what === 'rows') {
    await inBatches(openTable(asked.path, asked.facts), (rows) => say({ what: 'rows', rows }))
  } else {
    const { plan } = asked
    await inBatches(dataRows(asked), (rows) =>
      say({ what: 'drafts', drafts: rows.map((row) => readRow(plan, row)) })
    )
  }
  say({ what: 'end' })
}

/** The rows in which data are. */
async function* dataRows({ path, plan }: Extract<Asked, { what: 'drafts' }>): AsyncGenerator<TableRow> {
  for await (const row of openTable(path, plan.facts)) {
    if (row.row >= plan.facts.first_row && !isBlank(row.cells)) yield row
  }
}

async function inBatches(rows: AsyncIterable<TableRow>, take: (rows: TableRow[]) => void): Promise<void> {
  let batch: TableRow[] = []
  let characters = 0
  for await (const row of rows) {
    batch.push(row)
    for (const cell of row.cells) characters += cell.length + 1
    if (batch.length < batchRows && characters < batchCharacters) continue
    take(batch)
    batch = []
    characters = 0
    let said: unknown
    while (said !== more) [said] = await once(process, 'message')
  }
  if (batch.length > 0) take(batch)
}

function say(said: Said): void {
  process.send?.(said)
}
